import { hourMs } from './time.ts'

/** India's UTC offset, the same all year. */
const offsetMs = 5.5 * hourMs

/** The day in Asia/Kolkata at an instant, as `2026-11-21`. */
export const dayInKolkata = (instant: Date) =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10)

/** Today's date in Srinagar. */
export const todayInKolkata = () => dayInKolkata(new Date())

/** Date and time in Asia/Kolkata: `2026-11-21 14:03`. */
export const momentInKolkata = (instant: Date) =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ')
