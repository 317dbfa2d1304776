import { counted } from '#catalogue/noun.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { findOld, oldKey } from '../../enquiries/old-enquiries.ts'
import { checkEnquiry } from '../../import/enquiries/check-enquiry.ts'
import { putEnquiry } from '../../import/enquiries/put-enquiry.ts'
import type { EnquiryRecord } from '../../import/enquiries/read-enquiries.ts'
import { refusalLine } from '../../import/sheets/refusal.ts'

/** Their errors, a line each, without personal data. */
export const wrongEnquiries = (records: EnquiryRecord[]): string[] =>
  records.flatMap((record) => checkEnquiry(record).refusals.map(refusalLine))

/** How many of them were imported before. */
export async function countKnown(db: Db, records: EnquiryRecord[]): Promise<number> {
  let known = 0
  for (const record of records) {
    const key = oldKey(record.key, checkEnquiry(record).enquiry)
    if ((await findOld(db, key)) !== undefined) known += 1
  }
  return known
}

/** The author of the notes, which no account wrote. */
const by = { id: null, name: 'Command line' }

export async function writeEnquiries(tx: Tx, records: EnquiryRecord[], prefix: string) {
  for (const record of records) await putEnquiry(tx, record, { by, prefix })
}

export const enquirySummary = (records: EnquiryRecord[], known: number): string[] =>
  records.length > known ? [counted(records.length - known, 'enquiry')] : []

export const knownNote = (known: number): string[] =>
  known > 0 ? [`Enquiries that are here already: ${known}.`] : []
