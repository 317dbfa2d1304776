/** The allowed reasons to refuse a review. Criticism is not one of them. */
export const refusals = {
  offence: 'It is offensive',
  privacy: 'It reveals other people’s data',
  unrelated: 'It is not about the trip',
} as const
export type Refusal = keyof typeof refusals
export const refusalNames = Object.keys(refusals) as [Refusal, ...Refusal[]]
