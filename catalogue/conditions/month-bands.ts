import { dayMs } from '../dates/time.ts'
import type { CalendarValues } from './calendar-entry.ts'

type Span = Pick<CalendarValues, 'from' | 'to'>

const monthOf = (day: string) => Number(day.slice(0, 2))

/** The months (1 to 12) between two days of any year, also across New Year. */
export function monthsOf({ from, to }: Span): number[] {
  const [first, last] = [monthOf(from), monthOf(to)]
  const all = Array.from({ length: 12 }, (_, at) => at + 1)
  if (from <= to) return all.filter((month) => month >= first && month <= last)
  return all.filter((month) => month >= first || month <= last)
}

/** Whether a day (`2026-04-02`) is in the entry's usual period. */
export function isUsualOn({ from, to }: Span, day: string): boolean {
  const yearly = day.slice(5)
  return from <= to ? from <= yearly && yearly <= to : from <= yearly || yearly <= to
}

/** Whether any of the given number of days from a day on is in the entry's usual period. */
export const isUsualDuring = (entry: Span, startsOn: string, days: number): boolean =>
  Array.from({ length: Math.max(1, days) }, (_, at) =>
    new Date(Date.parse(startsOn) + at * dayMs).toISOString().slice(0, 10),
  ).some((day) => isUsualOn(entry, day))

/** The entries that overlap at least one of the months. */
export const meetingMonths = <E extends Span>(entries: E[], months: number[]): E[] =>
  entries.filter((entry) => monthsOf(entry).some((month) => months.includes(month)))
