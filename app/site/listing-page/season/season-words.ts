import type { CalendarEntry } from '#catalogue/conditions/calendar-entry.ts'
import { isUsualDuring, meetingMonths } from '#catalogue/conditions/month-bands.ts'
import { monthsIn } from '#catalogue/conditions/months-in.ts'
import { longDay } from '#catalogue/dates/day-words.ts'
import { type Departure, daysOf, upcoming } from '#catalogue/dates/departures.ts'
import { seasonText } from '#catalogue/local-costs/season.ts'

interface Trip {
  bestMonths: string
  duration: string
  parts: { dayWiseItinerary: { dayNumber: number }[]; departures: Departure[] }
}

/** Further departures get no entry here. */
const shownDates = 6

const withWhere = ({ title, place, from, to }: CalendarEntry) =>
  `${title}${place && `, ${place}`}: ${seasonText({ seasonFrom: from, seasonTo: to })}`

const titles = (entries: CalendarEntry[]) => entries.map(({ title }) => title).join(', ')

export interface Season {
  /** Entries in its best months, one per line. */
  months: string[]
  /** Entries on its next dates, one per line. */
  dates: string[]
}

/** The entries of the yearly calendar that a trip meets: in its best months, and on its departures. */
export function seasonOf(trip: Trip, entries: CalendarEntry[], today: string): Season {
  const days = daysOf(trip)
  const dates = upcoming(trip.parts.departures, today).slice(0, shownDates)
  return {
    months: meetingMonths(entries, monthsIn(trip.bestMonths)).map(withWhere),
    dates: dates.flatMap(({ startsOn }) => {
      const met = entries.filter((entry) => isUsualDuring(entry, startsOn, days))
      return met.length > 0 ? [`From ${longDay(startsOn)}: ${titles(met)}`] : []
    }),
  }
}
