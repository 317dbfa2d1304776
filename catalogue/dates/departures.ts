import { dayMs } from './time.ts'

export interface Departure {
  id: number
  /** A day such as `2026-12-24`. */
  startsOn: string
  seatsLeft: number
}

/** Departures from today on, earliest first. */
export const upcoming = <D extends Departure>(departures: D[], today: string): D[] =>
  departures
    .filter(({ startsOn }) => startsOn >= today)
    .toSorted((a, b) => Date.parse(a.startsOn) - Date.parse(b.startsOn))

interface Trip {
  /** Formats a duration: '5 nights, 6 days'. */
  duration: string
  parts: { dayWiseItinerary: { dayNumber: number }[] }
}

/** A trip's number of days: of its itinerary, else of its duration; 0 where neither is given. */
export function daysOf({ duration, parts }: Trip): number {
  const described = parts.dayWiseItinerary.map(({ dayNumber }) => dayNumber)
  return Math.max(0, ...described) || Number(/(\d{1,2})\s*days?\b/i.exec(duration)?.[1] ?? 0)
}

/** The last day of a trip; blank when it is the first day or unknown. */
export function lastDayOf(startsOn: string, days: number): string {
  if (days < 2) return ''
  return new Date(Date.parse(startsOn) + (days - 1) * dayMs).toISOString().slice(0, 10)
}
