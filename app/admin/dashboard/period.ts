import { href } from 'react-router'
import { dayMs } from '#catalogue/time.ts'

/** The periods that the charts can show, in weeks. */
const periods = [4, 12, 26, 52]
const usual = 12

export const periodTexts = periods.map((weeks) => ({
  weeks,
  text: weeks === 52 ? 'A year' : `${weeks} weeks`,
  to: weeks === usual ? '?' : `?weeks=${weeks}`,
}))

/** The period that the address asks for. */
export function readWeeks(url: string): number {
  const asked = Number(new URL(url).searchParams.get('weeks'))
  return periods.includes(asked) ? asked : usual
}

/** The enquiries behind a chart, or behind one of its weeks: the day it begins on, and how many days. */
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
