import { monthNames, shortMonths } from './month-names.ts'

/*
 * Dates in words, the same in every browser and on the server. `Intl` would first load its tables, 10 ms
 * on a fast machine, while the page becomes interactive.
 */

/** `21 November 2026`, of `2026-11-21`. */
export function longDay(day: string): string {
  const { date, month, year } = partsOf(day)
  return `${date} ${monthNames[month - 1]} ${year}`
}

/** `28 March to 2 April 2027`; a shared month or year appears once. */
export function longDays(first: string, last: string): string {
  if (first === last) return longDay(first)
  const [from, to] = [partsOf(first), partsOf(last)]
  if (from.year !== to.year) return `${longDay(first)} to ${longDay(last)}`
  if (from.month !== to.month)
    return `${from.date} ${monthNames[from.month - 1]} to ${longDay(last)}`
  return `${from.date} to ${longDay(last)}`
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `Thu, 24 Dec 2026`. */
export const shortDay = (day: string) => `${weekdays[new Date(day).getUTCDay()]}, ${mediumDay(day)}`

/** `24 Dec 2026`. */
export const mediumDay = (day: string) => `${dayAndMonth(day)} ${partsOf(day).year}`

/** `24 Dec`. */
function dayAndMonth(day: string): string {
  const { date, month } = partsOf(day)
  return `${date} ${shortMonths[month - 1]}`
}

/** `24–29 Dec`, `28 Nov–3 Dec`, with the year if asked for; `29 Dec 2026–3 Jan 2027` always. */
export function mediumDays(first: string, last: string, { withYear }: { withYear: boolean }) {
  const [from, to] = [partsOf(first), partsOf(last)]
  if (from.year !== to.year) return `${mediumDay(first)}–${mediumDay(last)}`
  const end = withYear ? mediumDay(last) : dayAndMonth(last)
  if (from.month !== to.month) return `${dayAndMonth(first)}–${end}`
  return from.date === to.date ? end : `${from.date}–${end}`
}

function partsOf(day: string) {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number)
  return { year, month, date }
}
