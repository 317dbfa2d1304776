import { momentInKolkata } from '#catalogue/kolkata.ts'

/** An instant as a control for day and hour shows it, by the clocks of Srinagar. */
export const toInput = (instant: Date) => momentInKolkata(instant).replace(' ', 'T')

/** What such a control holds, as the API takes it; nothing where it is blank. */
export const fromInput = (text: string) => (text ? `${text}:00+05:30` : null)
