import { dayMs, weekMs } from '#catalogue/dates/time.ts'
import { readStored, store } from '../../stored-text.ts'
import type { Popup } from './offer.ts'

const key = 'offer'

/** What this device stores of an offer; another title means another offer. */
interface OfferMemory {
  title: string
  firstSeen: number
  closedAt?: number
}

/** Stores the first load of the offer, if this is it. */
export function recallOffer(title: string, now: number): OfferMemory {
  const known = read()
  if (known?.title === title) return known
  const first = { title, firstSeen: now }
  saveOffer(first)
  return first
}

export function saveOffer(memory: OfferMemory) {
  // Without storage every visit starts from scratch.
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

/**
 * The end of the offer, in milliseconds: the beginning of the fixed day in Kashmir, or days after
 * the first load.
 */
export function endOf(
  { fixedDate, countdownDays }: Pick<Popup, 'fixedDate' | 'countdownDays'>,
  { firstSeen }: OfferMemory,
): number {
  return fixedDate ? Date.parse(`${fixedDate}T00:00:00+05:30`) : firstSeen + countdownDays * dayMs
}
