import type { Suspicion } from '../enquiry.ts'

/**
 * A field that people never see, and those where the page's script notes how long the form was open
 * and on which day it was first sent: however late it arrives, it is the same enquiry.
 */
export const trapFields = { hidden: 'topic', openMs: 'openForMs', day: 'firstSent' }

/** A browser that fills in all by itself still leaves a person this long to press the button. */
const fastestPersonMs = 300

/** Judges what was sent beside the answers; nothing there, as from a page without script, is innocent. */
export function suspicionOf(sent: Record<string, unknown>): Suspicion {
  if (String(sent[trapFields.hidden] ?? '').trim() !== '') return 'trap'
  const openMs = String(sent[trapFields.openMs] ?? '')
  return /^\d+$/.test(openMs) && Number(openMs) < fastestPersonMs ? 'haste' : ''
}
