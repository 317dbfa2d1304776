import type { Tx } from '../../db/tables.ts'
import type { NoteAuthor } from '../../enquiries/desk-changes.ts'
import { addOld, findOld, oldKey } from '../../enquiries/old-enquiries.ts'
import { checkEnquiry } from './check-enquiry.ts'
import type { EnquiryRecord } from './read-enquiries.ts'

/** Adds an enquiry that was checked, unless the same one of the same books is there already. */
export async function putEnquiry(tx: Tx, record: EnquiryRecord, by: NoteAuthor) {
  const { enquiry } = checkEnquiry(record)
  const key = oldKey(record.key, enquiry)
  const known = await findOld(tx, key)
  return known === undefined
    ? { id: await addOld(tx, key, enquiry, by), isNew: true }
    : { id: known, isNew: false }
}
