import { dayText } from '../dates.ts'

interface Season {
  season?: string
  name?: string
  from: string
  to: string
}

const rightToLeft = /[\u0590-\u08ff]/

/** Keeps the days behind an Urdu name in their order. */
const isolated = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)

/** 1 Dec 2026 to 28 Feb 2027, after the season's name if it has one. */
export function daysText({ season, name = season, from, to }: Season): string {
  const days = `${dayText(from)} to ${dayText(to)}`
  return name ? `${isolated(name)}, ${days}` : days
}
