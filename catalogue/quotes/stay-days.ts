import { dayMs } from '../dates/time.ts'

/** The date of a numbered day, day 1 being the arrival: `2026-12-24`. */
export const dayOfNumber = (arrival: string, number: number) => movedDay(arrival, number - 1)

/** The date that many days later. */
export const movedDay = (day: string, by: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayMs).toISOString().slice(0, 10)

/** All lines of a quote share its arrival, so the last one's dates are kept, day 1 first. */
let stay = { arrival: '', dates: [] as string[] }

/** Consecutive dates, from a numbered day to another, both included. */
export function datesOfNumbers(arrival: string, from: number, to: number): string[] {
  if (stay.arrival !== arrival) stay = { arrival, dates: [] }
  const { dates } = stay
  while (dates.length < to) dates.push(dayOfNumber(arrival, dates.length + 1))
  return dates.slice(from - 1, to)
}
