import { href } from 'react-router'
import type { HistoryAction, HistoryKind } from '#catalogue/history.ts'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
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

/** Subjects other than kinds of listings. */
const nouns: Partial<Record<HistoryKind, string>> = {
  Text: 'text',
  Setting: 'settings',
  User: 'account',
  Redirect: 'redirect',
  LocalCost: 'local cost',
  Supplier: 'supplier',
  Rate: 'rate',
  Condition: 'road or place',
  CalendarEntry: 'entry of the calendar',
  Enquiry: 'data of a person',
}

/** 'hotel', 'room of a hotel', 'text', 'settings'. */
export function nounOf({ kind, name }: Named): string {
  const listing = listingKind(kind)
  if (!listing) return nouns[kind] ?? ''
  const { noun, parts } = kindOf(listing)
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

const listingKind = (kind: HistoryKind) => kindNames.find((known) => known === kind)

/** The effect of restoring on later changes and on pictures. */
export function revertNoteOf({
  action,
  kind,
  pictures,
}: Pick<WireEntry, 'action' | 'kind' | 'pictures'>): string | undefined {
  if (action === 'delete' && kind !== 'Text' && kind !== 'Setting') return undefined
  const later = 'Later changes are undone too, and stay in the history.'
  if (!listingKind(kind)) return later
  return pictures
    ? `${later} Its images from then are restored.`
    : `${later} Its images stay as they are: those from then no longer exist.`
}

/** Its screen. */
export function placeOf({ kind, name, listingId }: Named & Pick<WireEntry, 'listingId'>): string {
  const listing = listingKind(kind)
  if (kind === 'Redirect') return href('/admin/redirects')
  if (kind === 'Condition' || kind === 'CalendarEntry') return href('/admin/roads')
  if (kind === 'LocalCost') return href('/admin/local-costs')
  if (kind === 'Supplier' || kind === 'Rate') return href('/admin/rates')
  if (!listing)
    return kind === 'Text' ? `${href('/admin/content')}?text=${name}` : href('/admin/settings')
  return `${href('/admin/:screen', { screen: kindOf(listing).screen })}?edit=${listingId}`
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
  { value: 'Enquiry', text: 'Erased enquiries' },
]
