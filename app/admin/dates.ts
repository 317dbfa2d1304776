const zone = { timeZone: 'Asia/Kolkata' } as const
const day = new Intl.DateTimeFormat('en-IN', { ...zone, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-IN', {
  ...zone,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** 24 Dec 2026, of an ISO date or instant, as it is in Srinagar. */
export const dayText = (iso: string) => day.format(new Date(iso))

/** 24 Dec 2026, 6:30 pm */
export const momentText = (iso: string) => moment.format(new Date(iso))

const daysBetween = (from: string, to: Date) =>
  Math.floor((to.getTime() - Date.parse(from)) / 86_400_000)

/** today, yesterday, 3 days ago */
export function agoText(iso: string, now = new Date()): string {
  const days = daysBetween(iso, now)
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
