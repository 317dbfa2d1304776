import {
  type EnquiryStatus,
  type Origin,
  origins,
  spamNotes,
} from '#catalogue/enquiries/enquiry.ts'
import { type KindName, kindNames } from '#catalogue/kinds.ts'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { upperFirst } from '#catalogue/noun.ts'
import type { WireEnquiry, WireEnquiryFile } from '#server/api/enquiries/enquiry-schemas.ts'

export const isClosed = (status: EnquiryStatus) => status === 'won' || status === 'lost'

export const originText = (origin: Origin) => upperFirst(origins[origin].noun)

/** The sender's name; unknown for a tap until they write or call. */
export const nameOf = ({ name, form }: Pick<WireEnquiry, 'name' | 'form'>) =>
  name || originText(form)

/** The kind of its listing; undefined if no listing was found. */
export const kindNameOf = ({ kind, listingId }: Pick<WireEnquiry, 'kind' | 'listingId'>) =>
  listingId === null ? undefined : kindNames.find((name: KindName) => name === kind)

/** The public URL of that listing. */
export function publicPathOf(enquiry: Pick<WireEnquiry, 'kind' | 'listingId' | 'listingTitle'>) {
  const kind = kindNameOf(enquiry)
  const { listingId: id, listingTitle: title } = enquiry
  return kind && id !== null ? listingPath({ kind, id, title }) : undefined
}

export const statusTexts: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
}

/** Whether an enquiry counts as spam, and why or by whom. */
export function spamText({ suspicion, notes }: Pick<WireEnquiryFile, 'suspicion' | 'notes'>) {
  if (suspicion === 'trap') return 'Probably spam: a hidden field was filled in.'
  if (suspicion === 'haste') return 'Probably spam: it was sent too fast.'
  if (suspicion === '') return 'Not marked as spam.'
  const marked = notes.$values.findLast(({ text }) => text === spamNotes.marked)
  return marked ? `Marked as spam by ${marked.author}.` : 'Marked as spam.'
}
