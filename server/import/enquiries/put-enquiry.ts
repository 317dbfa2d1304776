import type { Tx } from '../../db/tables.ts'
import { type Adding, addOld, findOld } from '../../enquiries/old-enquiries.ts'
import { checkEnquiry } from './check-enquiry.ts'
import type { EnquiryRecord } from './read-enquiries.ts'

/** Adds an enquiry that was checked, unless the same one of the same books exists already. */
export async function putEnquiry(tx: Tx, record: EnquiryRecord, adding: Adding) {
  const { enquiry, key } = checkEnquiry(record)
  const known = await findOld(tx, key)
  return known === undefined
    ? { id: await addOld(tx, key, enquiry, adding), isNew: true }
    : { id: known, isNew: false }
}
