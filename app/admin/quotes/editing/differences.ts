import { counted } from '#catalogue/noun.ts'
import { draftVersion, type Version } from '#catalogue/quotes/version.ts'
import type { Difference } from '../../record-form/differences.tsx'
import { partyText } from '../quote-words.ts'

type Reader = { [N in keyof Version]: (value: Version[N]) => string }

const items = (list: { title?: string; name?: string; text?: string }[]) =>
  list.map(({ title, name, text }) => title || name || text).join(', ')

const texts: Reader = {
  guest: ({ name, phone, email, homeState }) =>
    [name, phone, email, homeState].filter(Boolean).join(', '),
  party: partyText,
  rooms: (rooms) => rooms.map(({ count, occupancy }) => counted(count, occupancy)).join(', '),
  arrival: String,
  nights: String,
  options: (options) =>
    options
      .map(({ name, lines }) => `${name || 'Option'}: ${items(lines) || 'no lines'}`)
      .join('\n'),
  days: items,
  inclusions: (list) => list.join(', '),
  exclusions: (list) => list.join(', '),
  paymentTerms: String,
  cancellationTerms: String,
  word: String,
  validUntil: String,
  notes: String,
  pricing: () => '',
}

const labels: Record<keyof Version, string> = {
  guest: 'Guest',
  party: 'Party',
  rooms: 'Rooms',
  arrival: 'Arrival',
  nights: 'Nights',
  options: 'Lines',
  days: 'Days',
  inclusions: 'Included',
  exclusions: 'Not included',
  paymentTerms: 'Payment terms',
  cancellationTerms: 'Cancellation terms',
  word: 'Word to the guest',
  validUntil: 'Valid until',
  notes: 'Notes',
  pricing: 'Pricing',
}

/** The differences between two versions, part by part. */
export function differencesOf(theirs: Version, mine: Version): Difference[] {
  const names = Object.keys(labels) as (keyof Version)[]
  return names
    .filter((name) => name !== 'pricing' && !isSame(theirs[name], mine[name]))
    .map((name) => ({ label: labels[name], ...bothTexts(name, theirs, mine) }))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether the server stores both as the same draft: it trims texts and drops the pricing. */
export function isSameDraft(one: unknown, other: unknown) {
  const stored = storedJson(one)
  return stored !== undefined && stored === storedJson(other)
}

/** Undefined if the server would refuse it. */
function storedJson(document: unknown) {
  const { data } = draftVersion.safeParse(document)
  return data && JSON.stringify({ ...data, pricing: null })
}

/** If both descriptions are equal, the difference is in details. */
function bothTexts<N extends keyof Version>(name: N, theirs: Version, mine: Version) {
  const [before, after] = [texts[name](theirs[name]), texts[name](mine[name])]
  return before === after
    ? { theirs: before, mine: `${after} (with other details)` }
    : { theirs: before, mine: after }
}
