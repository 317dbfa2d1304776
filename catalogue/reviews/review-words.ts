/** Why staff may refuse a review. That it criticises is no reason. */
export const refusals = {
  offence: 'It is offensive',
  privacy: 'It reveals other people’s data',
  unrelated: 'It is not about the trip',
} as const
export type Refusal = keyof typeof refusals
export const refusalNames = Object.keys(refusals) as [Refusal, ...Refusal[]]
