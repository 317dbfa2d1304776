import type { ReviewState } from './review.ts'

/** The allowed reasons to refuse a review. Criticism is not one of them. */
export const refusals = {
  offence: 'It is offensive',
  privacy: 'It reveals other people’s data',
  unrelated: 'It is not about the trip',
} as const
export type Refusal = keyof typeof refusals
export const refusalNames = Object.keys(refusals) as [Refusal, ...Refusal[]]

/** The states of a review, as staff read them. */
export const stateWords: Record<ReviewState, string> = {
  asked: 'Asked, not written yet',
  waiting: 'Waiting for you',
  published: 'Published',
  refused: 'Refused',
  withdrawn: 'Taken back by the guest',
}

/** Reviews per page of the back office. */
export const reviewPageSize = 25
