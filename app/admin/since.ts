import { minuteMs } from '#catalogue/dates/time.ts'
import { agoText } from './dates.ts'

/** just now, 5 min ago, 3 hours ago, and beyond a day, yesterday */
export function sinceText(iso: string, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / minuteMs)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return agoText(iso, now)
}
