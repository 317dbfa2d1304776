import { dayText } from '../dates.ts'

interface Season {
  season?: string
  name?: string
  from: string
  to: string
}

/** 1 Dec 2026 to 28 Feb 2027, after the season's name if it has one. */
export function daysText({ season, name = season, from, to }: Season): string {
  const days = `${dayText(from)} to ${dayText(to)}`
  return name ? `${name}, ${days}` : days
}
