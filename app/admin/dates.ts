import { mediumDay, mediumDays } from '#catalogue/dates/day-words.ts'
import { dayInKolkata, momentInKolkata } from '#catalogue/dates/kolkata.ts'
import { dayMs } from '#catalogue/dates/time.ts'

const daysBetween = (from: string, to: Date) =>
  Math.floor((to.getTime() - Date.parse(from)) / dayMs)

const dayOf = (iso: string) => dayInKolkata(new Date(iso))

/** 24 Dec 2026, of an ISO date or instant, in Srinagar. */
export const dayText = (iso: string) => mediumDay(dayOf(iso))

/** 24–29 Dec, of two ISO dates or one; with the year where it is ambiguous. */
export function daysText(from: string, to = from, now = new Date()): string {
  const ahead = daysBetween(now.toISOString(), new Date(to))
  const isSoon = ahead >= -30 && ahead < 330
  return mediumDays(dayOf(from), dayOf(to), { withYear: !isSoon })
}

/** 24 Dec 2026, 6:30 pm */
export function momentText(iso: string): string {
  const [day = '', clock = ''] = momentInKolkata(new Date(iso)).split(' ')
  const [hour = 0, minute = ''] = [Number(clock.slice(0, 2)), clock.slice(3)]
  return `${mediumDay(day)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

/** today, yesterday, 3 days ago */
export function agoText(iso: string, now = new Date()): string {
  const days = daysBetween(iso, now)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
