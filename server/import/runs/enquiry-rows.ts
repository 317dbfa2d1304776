import { findOld, removeOld } from '../../enquiries/old-enquiries.ts'
import type { Author } from '../../history/history.ts'
import { checkEnquiry } from '../enquiries/check-enquiry.ts'
import { putEnquiry } from '../enquiries/put-enquiry.ts'
import type { EnquiryRecord } from '../enquiries/read-enquiries.ts'
import type { Running } from './running.ts'
import { changeRow, countDone, type ImportRow, takeRow } from './stored-imports.ts'

export const enquiryKind = 'Enquiry' as const

/**
 * The effects of rows of enquiries, after those of listings: a repeated row adds nothing. They
 * contain no personal data.
 */
export async function planEnquiries(
  { db, checkpoint }: Running,
  records: EnquiryRecord[],
  from: number,
): Promise<Omit<ImportRow, 'importId'>[]> {
  const planned: Omit<ImportRow, 'importId'>[] = []
  const seen = new Set<string>()
  for (const [index, record] of records.entries()) {
    await checkpoint()
    const { enquiry, key, refusals } = checkEnquiry(record)
    const isRefused = refusals.length > 0
    const known = isRefused ? undefined : await findOld(db, key)
    const outcome = known === undefined && !seen.has(key) ? 'new' : 'same'
    if (!isRefused) seen.add(key)
    planned.push({
      ...{ position: from + index, sheet: record.sheet ?? '', place: record.at, refusals },
      // The ID may contain an address, if the books use it or a column is misplaced.
      ...{ kind: enquiryKind, title: isRefused ? '' : enquiry.listingTitle, externalId: '' },
      ...{ outcome: isRefused ? 'refused' : outcome, state: 'planned', listingId: known ?? null },
      ...{ differences: [], version: null, historyFrom: null, historyTo: null },
    })
  }
  return planned
}

/** Adds an enquiry found new by the check, unless it was added meanwhile. */
export async function applyEnquiry(
  { db, settings }: Running,
  row: ImportRow,
  { record, by }: { record: EnquiryRecord; by: Author },
) {
  const { referencePrefix: prefix } = await settings.read()
  await db.transaction().execute(async (tx) => {
    if (!(await takeRow(tx, row, { state: 'applied' }))) return
    const { id: listingId, isNew } = await putEnquiry(tx, record, { by, prefix })
    const known = { state: 'planned', outcome: 'same' } as const
    await changeRow(tx, row, { ...(!isNew && known), listingId })
  })
}

/** Removes an enquiry again, unless staff have changed it. */
export async function undoEnquiry({ db }: Running, row: ImportRow) {
  await db.transaction().execute(async (tx) => {
    const isRemoved = await removeOld(tx, row.listingId ?? 0)
    await changeRow(tx, row, { state: isRemoved ? 'undone' : 'kept' })
    await countDone(tx, row.importId)
  })
}
