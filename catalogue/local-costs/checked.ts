import { dayMs } from '../dates/time.ts'
import type { LocalCostValues } from './local-cost.ts'

type Checked = Pick<LocalCostValues, 'checkedOn' | 'isSample'>

export interface Clock {
  /** A day in Srinagar. */
  today: string
  /** How many days a checked amount counts as current. */
  days: number
}

const daysSince = (day: string, today: string) =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / dayMs))

/** Whether an amount is due for a check; also true if it was never checked. */
export const isStale = ({ checkedOn }: Checked, { today, days }: Clock): boolean =>
  checkedOn === '' || daysSince(checkedOn, today) > days

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** `today`, `yesterday`, `5 days ago`, `3 weeks ago`, `4 months ago`, `2 years ago`. */
export function sinceDayText(day: string, today: string): string {
  const days = daysSince(day, today)
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 14) return `${days} days ago`
  if (days < 60) return `${count(Math.floor(days / 7), 'week')} ago`
  if (days < 730) return `${count(Math.floor(days / 30.44), 'month')} ago`
  return `${count(Math.floor(days / 365.25), 'year')} ago`
}

/** How the site describes how recent an amount is. */
export function checkedText(cost: Checked, clock: Clock): string {
  if (cost.isSample) return 'sample, ask us'
  if (isStale(cost, clock)) return 'last known, ask us'
  return `checked ${sinceDayText(cost.checkedOn, clock.today)}`
}
