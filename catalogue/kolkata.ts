import { hourMs } from './time.ts'

/** India has one time all year round. */
const offsetMs = 5.5 * hourMs

/** The day in Asia/Kolkata at an instant, as `2026-11-21`. */
export const dayInKolkata = (instant: Date) =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10)

/** The agency's today: midnight in Srinagar is still yesterday in UTC. */
export const todayInKolkata = () => dayInKolkata(new Date())

/** An instant as clocks in Asia/Kolkata show it: `2026-11-21 14:03`. */
export const momentInKolkata = (instant: Date) =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ')
