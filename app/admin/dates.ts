import { dayMs } from '#catalogue/dates/time.ts'

const daysBetween = (from: string, to: Date) =>
  Math.floor((to.getTime() - Date.parse(from)) / dayMs)

const zone = { timeZone: 'Asia/Kolkata' } as const
const day = new Intl.DateTimeFormat('en-IN', { ...zone, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-IN', {
  ...zone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** 24 Dec 2026, of an ISO date or instant, in Srinagar. */
export const dayText = (iso: string) => day.format(new Date(iso))

const soon = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short' })

/** 24–29 Dec, of two ISO dates or one; with the year where it is ambiguous. */
export function daysText(from: string, to = from, now = new Date()): string {
  const ahead = daysBetween(now.toISOString(), new Date(to))
  const format = ahead >= -30 && ahead < 330 ? soon : day
  // The browser's own formatting uses thin spaces around the dash between months.
  return format.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, '–')
}

/** 24 Dec 2026, 6:30 pm */
export const momentText = (iso: string) => moment.format(new Date(iso))

/** today, yesterday, 3 days ago */
export function agoText(iso: string, now = new Date()): string {
  const days = daysBetween(iso, now)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
