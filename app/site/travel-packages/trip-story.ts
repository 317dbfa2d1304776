interface Trip {
  overview: string
  story: string
  bestMonths: string
  meals: string
  pickUp: string
}

/** What is told of a trip at length, its overview first. */
export const storyOf = ({ overview, story }: Trip) => [overview, story].filter(Boolean).join('\n\n')

export interface TripFact {
  name: string
  text: string
}

/** Of months, meals and pick-up those that are told. */
export const factsOf = ({ bestMonths, meals, pickUp }: Trip): TripFact[] =>
  [
    { name: 'Best months', text: bestMonths },
    { name: 'Meals', text: meals },
    { name: 'Pick-up', text: pickUp },
  ].filter(({ text }) => text)
