import { dayInKolkata } from '../dates/kolkata.ts'

/** The states of a quote's version. Only a draft can be edited. */
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

/** Allowed transitions. Sending a newer version supersedes all versions not yet accepted. */
const steps: Record<QuoteState, readonly QuoteState[]> = {
  draft: ['sent'],
  sent: ['viewed', 'accepted', 'declined', 'expired', 'superseded'],
  viewed: ['accepted', 'declined', 'expired', 'superseded'],
  accepted: [],
  declined: ['superseded'],
  expired: ['superseded'],
  superseded: [],
}

/** The columns of a version besides its document. */
interface StoredState {
  state: QuoteState
  /** The last day on which it can be accepted: `2026-12-24`. */
  validUntil: string
  /** When staff withdrew its link. */
  withdrawnAt?: Date | string | null
}

export const mayStep = (from: QuoteState, to: QuoteState) => steps[from].includes(to)

/** The states from which a transition is allowed, for the condition of an update. */
export const statesBefore = (to: QuoteState) => quoteStates.filter((from) => mayStep(from, to))

/** The state at an instant: a version expires at the end of its last day in Srinagar. */
export function stateAt({ state, validUntil }: StoredState, now: Date): QuoteState {
  const isOver = validUntil !== '' && dayInKolkata(now) > validUntil
  return isOver && mayStep(state, 'expired') ? 'expired' : state
}

/** What the guest's link shows; undefined for a withdrawn version or a draft. */
export function linkAt(stored: StoredState, now: Date): Exclude<QuoteState, 'draft'> | 'withdrawn' {
  const state = stateAt(stored, now)
  return stored.withdrawnAt || state === 'draft' ? 'withdrawn' : state
}

/** Whether the guest can accept or decline at an instant. */
export const isOpenAt = (stored: StoredState, now: Date) =>
  ['sent', 'viewed'].includes(linkAt(stored, now))
