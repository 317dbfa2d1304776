import { href } from 'react-router'
import type { HistoryAction, HistoryKind } from '#catalogue/history.ts'
import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import { upperFirst } from '#catalogue/noun.ts'
import type { WireEntry } from '#server/api/operations/history-routes.ts'
import { editPath } from '../links/paths.ts'

type Named = Pick<WireEntry, 'kind' | 'name'>

const verbs: Record<HistoryAction, string> = {
  create: 'added',
  change: 'changed',
  delete: 'deleted',
  restore: 'restored',
  revert: 'restored an earlier version of',
}

type OtherKind = Exclude<HistoryKind, KindName>

interface Subject {
  noun: string
  /** Its option in the filter. */
  option: string
  /** Its screen. */
  place: string
}

const roads = href('/admin/roads')
const rates = href('/admin/rates')

/** Subjects other than kinds of listings. */
const others: Record<OtherKind, Subject> = {
  Text: { noun: 'text', option: 'Texts', place: href('/admin/content') },
  Setting: { noun: 'settings', option: 'Settings', place: href('/admin/settings') },
  User: { noun: 'account', option: 'Accounts', place: href('/admin/users') },
  Redirect: { noun: 'redirect', option: 'Redirects', place: href('/admin/redirects') },
  LocalCost: { noun: 'local cost', option: 'Local costs', place: href('/admin/local-costs') },
  Supplier: { noun: 'supplier', option: 'Suppliers', place: rates },
  Rate: { noun: 'rate', option: 'Rates', place: rates },
  Condition: { noun: 'road or place', option: 'Roads and places', place: roads },
  CalendarEntry: { noun: 'entry of the calendar', option: 'Yearly calendar', place: roads },
  Review: { noun: 'review', option: 'Reviews', place: href('/admin/reviews') },
  Enquiry: {
    noun: 'data of a person',
    option: 'Erased enquiries',
    place: href('/admin/enquiries'),
  },
}

/** 'hotel', 'room of a hotel', 'text', 'settings'. */
export function nounOf({ kind, name }: Named): string {
  if (!isListing(kind)) return others[kind].noun
  const { noun, parts } = kindOf(kind)
  const part = name ? parts[name]?.noun : undefined
  return part ? `${part} of a ${noun}` : noun
}

/** The action: 'published', if that was all. */
export function verbOf({ action, kind, changes }: Pick<WireEntry, 'action' | 'kind' | 'changes'>) {
  const [only, ...others] = changes
  if (action === 'change' && only?.label === 'Status' && others.length === 0) {
    return only.after === 'Published' ? 'published' : 'unpublished'
  }
  if (action === 'delete' && kind === 'Text') return 'reset'
  if (kind === 'Enquiry') return 'erased'
  return verbs[action]
}

const isListing = (kind: HistoryKind): kind is KindName => kindNames.some((name) => name === kind)

/** The effect of restoring on later changes and on pictures. */
export function revertNoteOf({
  action,
  kind,
  pictures,
}: Pick<WireEntry, 'action' | 'kind' | 'pictures'>): string | undefined {
  if (action === 'delete' && kind !== 'Text' && kind !== 'Setting') return undefined
  const later = 'Later changes are undone too, and stay in the history.'
  if (!isListing(kind)) return later
  return pictures
    ? `${later} Its images from then are restored.`
    : `${later} Its images stay as they are: those from then no longer exist.`
}

/** Its screen. */
export function placeOf({ kind, name, listingId }: Named & Pick<WireEntry, 'listingId'>): string {
  if (isListing(kind)) return editPath(kind, listingId)
  const { place } = others[kind]
  return kind === 'Text' ? `${place}?text=${name}` : place
}

export const kindOptions = [
  ...kindNames.map((value) => ({ value, text: upperFirst(kindOf(value).plural) })),
  ...Object.entries(others).map(([value, { option }]) => ({ value, text: option })),
]
