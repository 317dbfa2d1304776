import { dayMs } from '#catalogue/time.ts'
import { readStored, store } from '../../stored-text.ts'
import type { Popup } from './offer.ts'

const key = 'offer'
const weekMs = 7 * dayMs

/** What this device remembers of an offer; another title is another offer. */
export interface OfferMemory {
  title: string
  firstSeen: number
  closedAt?: number
}

/** Remembers the first load of the offer, if this is it. */
export function recallOffer(title: string, now: number): OfferMemory {
  const known = read()
  if (known?.title === title) return known
  const first = { title, firstSeen: now }
  saveOffer(first)
  return first
}

export function saveOffer(memory: OfferMemory) {
  // A browser that stores nothing begins anew with each visit.
  store(key, JSON.stringify(memory))
}

function read(): OfferMemory | undefined {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const wasClosed = ({ closedAt }: OfferMemory, now: number) =>
  closedAt !== undefined && now - closedAt < weekMs

/** When the offer ends, in milliseconds: as the fixed day begins in Kashmir, or days after the first load. */
export function endOf(
  { fixedDate, countdownDays }: Pick<Popup, 'fixedDate' | 'countdownDays'>,
  { firstSeen }: OfferMemory,
): number {
  return fixedDate ? Date.parse(`${fixedDate}T00:00:00+05:30`) : firstSeen + countdownDays * dayMs
}
