import { href } from 'react-router'
import type { HistoryAction, HistoryKind } from '#catalogue/history.ts'
import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import type { WireEntry } from '#server/api/operations/history-routes.ts'
import { upperFirst } from '../upper-first.ts'

type Named = Pick<WireEntry, 'kind' | 'name'>

const verbs: Record<HistoryAction, string> = {
  create: 'added',
  change: 'changed',
  delete: 'deleted',
  restore: 'restored',
  revert: 'restored an earlier version of',
}

type OtherKind = Exclude<HistoryKind, KindName>

/** Subjects other than kinds of listings. */
const nouns: Record<OtherKind, string> = {
  Text: 'text',
  Setting: 'settings',
  User: 'account',
  Redirect: 'redirect',
  LocalCost: 'local cost',
  Supplier: 'supplier',
  Rate: 'rate',
  Condition: 'road or place',
  CalendarEntry: 'entry of the calendar',
  Review: 'review',
  Enquiry: 'data of a person',
}

/** 'hotel', 'room of a hotel', 'text', 'settings'. */
export function nounOf({ kind, name }: Named): string {
  if (!isListing(kind)) return nouns[kind]
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
  if (kind === 'Text') return `${href('/admin/content')}?text=${name}`
  if (!isListing(kind)) return places[kind]
  return `${href('/admin/:screen', { screen: kindOf(kind).screen })}?edit=${listingId}`
}

const places: Record<Exclude<OtherKind, 'Text'>, string> = {
  Setting: href('/admin/settings'),
  User: href('/admin/users'),
  Redirect: href('/admin/redirects'),
  LocalCost: href('/admin/local-costs'),
  Supplier: href('/admin/rates'),
  Rate: href('/admin/rates'),
  Condition: href('/admin/roads'),
  CalendarEntry: href('/admin/roads'),
  Review: href('/admin/reviews'),
  Enquiry: href('/admin/enquiries'),
}

export const kindOptions = [
  ...kindNames.map((value) => ({ value, text: upperFirst(kindOf(value).plural) })),
  { value: 'Text', text: 'Texts' },
  { value: 'Setting', text: 'Settings' },
  { value: 'User', text: 'Accounts' },
  { value: 'Redirect', text: 'Redirects' },
  { value: 'LocalCost', text: 'Local costs' },
  { value: 'Supplier', text: 'Suppliers' },
  { value: 'Rate', text: 'Rates' },
  { value: 'Condition', text: 'Roads and places' },
  { value: 'CalendarEntry', text: 'Yearly calendar' },
  { value: 'Review', text: 'Reviews' },
  { value: 'Enquiry', text: 'Erased enquiries' },
]
