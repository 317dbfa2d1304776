import { counted } from '#catalogue/noun.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { findOld } from '../../enquiries/old-enquiries.ts'
import { checkEnquiry } from '../../import/enquiries/check-enquiry.ts'
import { putEnquiry } from '../../import/enquiries/put-enquiry.ts'
import type { EnquiryRecord } from '../../import/enquiries/read-enquiries.ts'
import { refusalLine } from '../../import/sheets/refusal.ts'

/** Their errors, a line each, without personal data. */
export const wrongEnquiries = (records: EnquiryRecord[]): string[] =>
  records.flatMap((record) => checkEnquiry(record).refusals.map(refusalLine))

export interface EnquiryCounts {
  fresh: number
  /** Stored by an import before. */
  known: number
  /** Rows that repeat another row. */
  repeated: number
}

/** Without a database, none is known. */
export async function countEnquiries(records: EnquiryRecord[], db?: Db): Promise<EnquiryCounts> {
  const keys = new Set(records.map((record) => checkEnquiry(record).key))
  let known = 0
  for (const key of keys) {
    if (db && (await findOld(db, key)) !== undefined) known += 1
  }
  return { fresh: keys.size - known, known, repeated: records.length - keys.size }
}

/** The author of the notes, which no account wrote. */
const by = { id: null, name: 'Command line' }

export async function writeEnquiries(tx: Tx, records: EnquiryRecord[], prefix: string) {
  for (const record of records) await putEnquiry(tx, record, { by, prefix })
}

export const enquirySummary = ({ fresh }: EnquiryCounts): string[] =>
  fresh > 0 ? [counted(fresh, 'enquiry')] : []

export const enquiryNotes = ({ known, repeated }: EnquiryCounts): string[] => [
  ...(known > 0 ? [`Enquiries that are here already: ${known}.`] : []),
  ...(repeated > 0 ? [`Enquiries that stand there more than once: ${repeated}.`] : []),
]
