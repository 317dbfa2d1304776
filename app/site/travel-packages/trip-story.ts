interface Trip {
  overview: string
  story: string
  bestMonths: string
  meals: string
  pickUp: string
}

/** The long texts of a trip, beginning with its overview. */
export const storyOf = ({ overview, story }: Trip) => [overview, story].filter(Boolean).join('\n\n')

/** Months, meals and pick-up, as far as given. */
export const factsOf = ({ bestMonths, meals, pickUp }: Trip) =>
  [
    { name: 'Best months', text: bestMonths },
    { name: 'Meals', text: meals },
    { name: 'Pick-up', text: pickUp },
  ].filter(({ text }) => text)

export type TripFact = ReturnType<typeof factsOf>[number]
