import { dayInKolkata } from '../kolkata.ts'

/** What becomes of a version of a quote. Only a draft can be edited. */
export const quoteStates = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'superseded',
] as const
export type QuoteState = (typeof quoteStates)[number]

/** From each state, what may follow. A newer sent version supersedes all that are not accepted. */
const steps: Record<QuoteState, readonly QuoteState[]> = {
  draft: ['sent'],
  sent: ['viewed', 'accepted', 'declined', 'expired', 'superseded'],
  viewed: ['accepted', 'declined', 'expired', 'superseded'],
  accepted: [],
  declined: ['superseded'],
  expired: ['superseded'],
  superseded: [],
}

/** What is kept of a version beside its document. */
export interface StoredState {
  state: QuoteState
  /** The last day on which it can be accepted: `2026-12-24`. */
  validUntil: string
  /** When staff withdrew its link. */
  withdrawnAt?: Date | string | null
}

export const mayStep = (from: QuoteState, to: QuoteState) => steps[from].includes(to)

/** The states from which a step may be made: what an update asks for in its condition. */
export const statesBefore = (to: QuoteState) => quoteStates.filter((from) => mayStep(from, to))

/** The state at an instant: a version expires as its last day ends in Srinagar. */
export function stateAt({ state, validUntil }: StoredState, now: Date): QuoteState {
  const isOver = validUntil !== '' && dayInKolkata(now) > validUntil
  return isOver && mayStep(state, 'expired') ? 'expired' : state
}

/** What the guest's link leads to; a withdrawn one to nothing, and so does a draft's. */
export function linkAt(stored: StoredState, now: Date): Exclude<QuoteState, 'draft'> | 'withdrawn' {
  const state = stateAt(stored, now)
  return stored.withdrawnAt || state === 'draft' ? 'withdrawn' : state
}

/** Whether the guest may accept or decline at an instant. */
export const isOpenAt = (stored: StoredState, now: Date) =>
  ['sent', 'viewed'].includes(linkAt(stored, now))
