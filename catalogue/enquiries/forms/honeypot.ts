import type { Suspicion } from '../enquiry.ts'

/**
 * A field hidden from people, and the fields where the page's script records how long the form was
 * open and on which day it was first sent: a late delivery counts as the same enquiry.
 */
export const honeypotFields = { hidden: 'topic', openMs: 'openForMs', day: 'firstSent' }

/** People need at least this many milliseconds, even with autofill. */
const fastestPersonMs = 300

/** Judges the hidden fields. Absent ones, as from a page without script, are not suspicious. */
export function suspicionOf(sent: Record<string, unknown>): Suspicion {
  if (String(sent[honeypotFields.hidden] ?? '').trim() !== '') return 'trap'
  const openMs = String(sent[honeypotFields.openMs] ?? '')
  return /^\d+$/.test(openMs) && Number(openMs) < fastestPersonMs ? 'haste' : ''
}
