import { dayMs, hourMs, minuteMs } from '#catalogue/dates/time.ts'
import { isTap } from '#catalogue/enquiries/enquiry.ts'
import type { WireEnquiry } from '#server/api/enquiries/enquiry-schemas.ts'

interface Waiting {
  /** 3 h */
  span: string
  /** Longer than a visitor should wait for a first answer. */
  isLong: boolean
}

/** How long it has been unanswered; undefined once answered, and for taps. */
export function waitingOf(enquiry: WireEnquiry, now: number): Waiting | undefined {
  const { status, form, suspicion, createdAt } = enquiry
  if (status !== 'new' || isTap(form) || suspicion) return undefined
  const ms = Math.max(0, now - Date.parse(createdAt))
  return { span: spanText(ms), isLong: ms >= dayMs }
}

function spanText(ms: number): string {
  if (ms < minuteMs) return 'under 1 min'
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`
  if (ms < 2 * dayMs) return `${Math.floor(ms / hourMs)} h`
  return `${Math.floor(ms / dayMs)} days`
}
