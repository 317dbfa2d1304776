import type { KindName } from '#catalogue/kinds.ts'
import { enquiriesChanged } from '../../enquiries/arrivals.ts'
import type { Entry } from '../../history/entries.ts'
import type { Author, History } from '../../history/history.ts'
import { revertListing, revertPart } from '../../listings/revert.ts'
import { enquiryKind, undoEnquiry } from './enquiry-rows.ts'
import { entriesBetween, historyOf } from './history-range.ts'
import type { Running } from './running.ts'
import {
  changeImport,
  changeRow,
  countDone,
  findImport,
  type ImportRow,
  rowsIn,
} from './stored-imports.ts'

type Undoing = Running & { history: Pick<History, 'find'> }

/** Undoes an import from the last row to the first; records changed since stay unchanged. */
export async function undoImport(undoing: Undoing, id: number, by: Author) {
  const { db } = undoing
  const stored = await findImport(db, id)
  if (stored?.state !== 'undoing') return
  const rows = await rowsIn(db, id, ['applied', 'undoing'])
  for (const row of rows.reverse()) {
    await undoing.checkpoint()
    await undoRow(undoing, row, by)
  }
  await undoing.announce(enquiriesChanged)
  await changeImport(db, id, { state: 'undone', undoneAt: new Date().toISOString(), problem: '' })
}

async function undoRow(undoing: Undoing, row: ImportRow, by: Author) {
  if (row.kind === enquiryKind) return undoEnquiry(undoing, row)
  const { db } = undoing
  const isKept = row.state === 'applied' && (await isChangedSince(undoing, row))
  if (!isKept) {
    // From here on, changes by the undo itself don't count as changes by others.
    await changeRow(db, row, { state: 'undoing' })
    if (row.outcome === 'new') await undoing.listings.remove(kindOf(row), row.listingId ?? 0, by)
    else await revertRow(undoing, row, by)
  }
  await db.transaction().execute(async (tx) => {
    await changeRow(tx, row, { state: isKept ? 'kept' : 'undone' })
    await countDone(tx, row.importId)
  })
}

async function isChangedSince({ db }: Undoing, { listingId, historyTo }: ImportRow) {
  const last = historyTo ?? 0
  return (await historyOf(db, listingId ?? 0, last)) > last
}

/** Restores a listing and its parts from the history. */
async function revertRow(undoing: Undoing, row: ImportRow, by: Author) {
  const { db, history } = undoing
  const range = { from: row.historyFrom ?? 0, to: row.historyTo ?? 0 }
  for (const id of await entriesBetween(db, row.listingId ?? 0, range)) {
    const entry = await history.find(id)
    if (entry) await revertEntryOf(undoing, entry, by)
  }
}

async function revertEntryOf({ listings }: Undoing, entry: Entry, by: Author) {
  const { kind, listingId, name, partId, before } = entry
  const owner = { kind: kind as KindName, listingId: listingId ?? 0 }
  if (name && partId) {
    const part = { ...owner, part: name }
    if (!before) return void (await listings.parts.remove(part, partId, by))
    await revertPart(listings.parts, part, {
      id: partId,
      snapshot: before,
      hasPictures: true,
      by,
    })
  } else if (before) {
    const earlier = { id: owner.listingId, snapshot: before, hasPictures: true, by }
    await revertListing(listings, owner.kind, earlier)
  }
}

const kindOf = ({ kind }: ImportRow) => kind as KindName
