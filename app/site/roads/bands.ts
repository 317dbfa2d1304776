import type { CalendarEntry } from '#catalogue/conditions/calendar-entry.ts'

export const monthLetters = [...'JFMAMJJASOND']

/** The percentage of a year before a day; all months have the same width. */
function shareOf(day: string, end: 0 | 1): number {
  const [month = 1, date = 1] = day.split('-').map(Number)
  return ((month - 1 + Math.min(date - 1 + end, 31) / 31) / 12) * 100
}

const rounded = (number: number) => Math.round(number * 10) / 10

/** The bands of an entry's usual period in a year; two if it passes New Year. */
export function bandsOf({ from, to }: Pick<CalendarEntry, 'from' | 'to'>) {
  const [begin, end] = [shareOf(from, 0), shareOf(to, 1)]
  const spans =
    from <= to
      ? [[begin, end]]
      : [
          [0, end],
          [begin, 100],
        ]
  return spans.map(([left = 0, right = 0]) => ({
    left: rounded(left),
    width: rounded(right - left),
  }))
}
