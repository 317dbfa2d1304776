import { momentInKolkata } from '#catalogue/dates/kolkata.ts'

/** An instant as the value of a date and time control, in Srinagar's time. */
export const toInput = (instant: Date) => momentInKolkata(instant).replace(' ', 'T')

/** The control's value as an instant for the API; null if blank. */
export const fromInput = (text: string) => (text ? `${text}:00+05:30` : null)
