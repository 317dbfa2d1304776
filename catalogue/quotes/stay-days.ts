import { dayMs } from '../dates/time.ts'

/** The date of a numbered day, day 1 being the arrival: `2026-12-24`. */
export const dayOfNumber = (arrival: string, number: number) => movedDay(arrival, number - 1)

/** The date that many days later. */
export const movedDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10)
