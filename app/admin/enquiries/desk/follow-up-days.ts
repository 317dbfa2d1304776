import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs } from '#catalogue/dates/time.ts'

/** The follow-ups that one tap sets. */
export const followUpDays = [
  { text: 'Today', days: 0 },
  { text: 'Tomorrow', days: 1 },
  { text: 'In 3 days', days: 3 },
  { text: 'Next week', days: 7 },
]

/** The date in Srinagar that many days from now. */
export const dayAfter = (days: number, now = new Date()) =>
  dayInKolkata(new Date(now.getTime() + days * dayMs))
