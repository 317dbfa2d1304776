import { spamNotes } from '#catalogue/enquiries/enquiry.ts'
import type { WireEnquiryFile } from './wire-enquiry.ts'

/** Whether an enquiry counts as spam, and why or by whom. */
export function spamText({ suspicion, notes }: Pick<WireEnquiryFile, 'suspicion' | 'notes'>) {
  if (suspicion === 'trap') return 'Probably spam: a hidden field was filled in.'
  if (suspicion === 'haste') return 'Probably spam: it was sent too fast.'
  if (suspicion === '') return 'Not marked as spam.'
  const marked = notes.$values.findLast(({ text }) => text === spamNotes.marked)
  return marked ? `Marked as spam by ${marked.author}.` : 'Marked as spam.'
}
