import { href } from 'react-router'
import { dayMs } from '#catalogue/dates/time.ts'

/** The periods of charts, in weeks. */
const periods = [4, 12, 26, 52]
const defaultWeeks = 12

export const periodTexts = periods.map((weeks) => ({
  weeks,
  text: weeks === 52 ? 'A year' : `${weeks} weeks`,
  to: weeks === defaultWeeks ? '?' : `?weeks=${weeks}`,
}))

/** The period in the URL. */
export function readWeeks(url: string): number {
  const asked = Number(new URL(url).searchParams.get('weeks'))
  return periods.includes(asked) ? asked : defaultWeeks
}

/** The enquiries of a chart or of one of its weeks: its first day, and the number of days. */
export function enquiriesFrom(from: string, days?: number): string {
  const search = new URLSearchParams({ status: 'all', from })
  const last = Date.parse(from) + ((days ?? 0) - 1) * dayMs
  if (days) search.set('to', new Date(last).toISOString().slice(0, 10))
  return `${href('/admin/enquiries')}?${search}`
}

/** “3 more than in the 12 weeks before”. */
export function comparedText(count: number, before: number, weeks: number): string {
  const than = `in the ${weeks} weeks before`
  if (count === before) return `as many as ${than}`
  return `${Math.abs(count - before)} ${count > before ? 'more' : 'fewer'} than ${than}`
}
