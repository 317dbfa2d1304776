import { findOld, oldKey, removeOld } from '../../enquiries/old-enquiries.ts'
import type { Author } from '../../history/history.ts'
import { checkEnquiry } from '../enquiries/check-enquiry.ts'
import { putEnquiry } from '../enquiries/put-enquiry.ts'
import type { EnquiryRecord } from '../enquiries/read-enquiries.ts'
import type { Running } from './running.ts'
import { changeRow, countDone, type ImportRow } from './stored-imports.ts'

export const enquiryKind = 'Enquiry' as const

/** What rows of enquiries would do, behind those of listings. Who wrote is not said in them. */
export async function planEnquiries(
  { db, goOn }: Running,
  records: EnquiryRecord[],
  from: number,
): Promise<Omit<ImportRow, 'importId'>[]> {
  const planned: Omit<ImportRow, 'importId'>[] = []
  for (const [index, record] of records.entries()) {
    await goOn()
    const { enquiry, refusals } = checkEnquiry(record)
    const isRefused = refusals.length > 0
    const known = isRefused ? undefined : await findOld(db, oldKey(record.key, enquiry))
    const outcome = known === undefined ? 'new' : 'same'
    planned.push({
      ...{ position: from + index, sheet: record.sheet ?? '', place: record.at, refusals },
      // What books call an enquiry by may be an address, and a column may have slipped.
      ...{ kind: enquiryKind, title: isRefused ? '' : enquiry.listingTitle, externalId: '' },
      ...{ outcome: isRefused ? 'refused' : outcome, state: 'planned', listingId: known ?? null },
      ...{ differences: [], version: null, historyFrom: null, historyTo: null },
    })
  }
  return planned
}

/** Adds an enquiry that the check found new; one that came meanwhile is there already. */
export async function applyEnquiry(
  { db, settings }: Running,
  row: ImportRow,
  { record, by }: { record: EnquiryRecord; by: Author },
) {
  const { referencePrefix: prefix } = await settings.read()
  await db.transaction().execute(async (tx) => {
    const { id: listingId, isNew } = await putEnquiry(tx, record, { by, prefix })
    await changeRow(tx, row, { ...(isNew ? { state: 'applied' } : { outcome: 'same' }), listingId })
    await countDone(tx, row.importId)
  })
}

/** Takes an enquiry away again, unless staff did something about it. */
export async function undoEnquiry({ db }: Running, row: ImportRow) {
  await db.transaction().execute(async (tx) => {
    const isRemoved = await removeOld(tx, row.listingId ?? 0)
    await changeRow(tx, row, { state: isRemoved ? 'undone' : 'kept' })
    await countDone(tx, row.importId)
  })
}
