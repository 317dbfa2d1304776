import type { AnyListing, KindName } from '#catalogue/kinds.ts'
import type { Tx } from '../../db/tables.ts'
import { enquiriesChanged } from '../../enquiries/arrivals.ts'
import type { Author } from '../../history/history.ts'
import { lockOrder } from '../../listings/order/lock-order.ts'
import { type CheckedRow, recordChecker, type Site } from '../check/check-records.ts'
import { sameTitle } from '../check/stored-titles.ts'
import { completeListing } from '../complete-listing.ts'
import { sourcesOf, writeKey } from '../keys.ts'
import { type Made, type Pictures, picturesOf, storePictures } from '../pictures/store-pictures.ts'
import { type Refusal, refusalOf } from '../sheets/refusal.ts'
import { applyEnquiry, enquiryKind } from './enquiry-rows.ts'
import { historyOf, lastEntry } from './history-range.ts'
import { linkRows } from './link-rows.ts'
import { type ReadImport, withImport } from './read-import.ts'
import type { Running } from './running.ts'
import { removeFile } from './stored-files.ts'
import { changeImport, findImport, type ImportRow, rowsIn, takeRow } from './stored-imports.ts'

/** Applies the rows as previewed, each in its own transaction, so that it can resume at any row. */
export async function applyImport(running: Running, id: number, by: Author) {
  const { db, storage } = running
  const stored = await findImport(db, id)
  if (stored?.state !== 'applying') return
  await withImport(storage, stored, async (read) => {
    await applyRows(running, { id, by, read })
    await linkRows(running, { id, by, records: read.records })
  })
  const applied = { state: 'applied', appliedAt: new Date().toISOString(), problem: '' } as const
  await changeImport(db, id, applied, 'applying')
  await running.announce(enquiriesChanged)
  for (const file of stored.files) await removeFile(storage, file)
}

interface Applying {
  id: number
  by: Author
  read: ReadImport
}

async function applyRows(running: Running, { id, by, read }: Applying) {
  const since = await lastEntry(running.db)
  const site = exceptOwn(
    await running.site(read.records),
    await rowsIn(running.db, id, ['applied']),
  )
  const source = { ...read, settings: {} }
  const made: Made = new Map()
  const check = await recordChecker(source, { ...site, isRead: true })
  for (const row of await rowsIn(running.db, id, ['planned'])) {
    if (row.outcome !== 'new' && row.outcome !== 'changed') continue
    await running.checkpoint()
    if (row.kind === enquiryKind) {
      await applyEnquiry(running, row, { record: enquiryOf(read, row), by })
      continue
    }
    const record = read.records[row.position]
    if (!record) throw otherFiles()
    const { pictures, row: checked } = await check(record)
    const refusals = [...checked.refusals, ...changesSinceCheck(row, checked)]
    if (refusals.length > 0) await refuse(running, row, refusals)
    else await applyRow(running, row, { checked, pictures, by, made, since })
  }
}

/** Titles of others are refused as by the check; rows of one import may share theirs, also if it resumes. */
function exceptOwn(site: Site, applied: ImportRow[]): Site {
  const own = new Set(applied.map(({ listingId }) => listingId))
  return { ...site, aboutDuplicate: (id) => (own.has(id) ? undefined : site.aboutDuplicate?.(id)) }
}

const otherFiles = () => new Error('The files have changed since they were checked.')

function enquiryOf({ records, enquiries }: ReadImport, { position }: ImportRow) {
  const record = enquiries[position - records.length]
  if (!record) throw otherFiles()
  return record
}

/** Why a row would no longer have the previewed effect. */
function changesSinceCheck(row: ImportRow, checked: CheckedRow): Refusal[] {
  const { before } = checked.listing
  const isAsSeen = row.outcome === 'new' ? !before : before?.version === row.version
  return isAsSeen ? [] : [changedMeanwhile(checked)]
}

const changedMeanwhile = ({ record }: CheckedRow): Refusal =>
  refusalOf(
    { ...record, value: {}, headings: {} },
    '',
    'It was changed here since the rows were checked. Send the sheet again.',
  )

async function refuse({ db }: Running, row: ImportRow, refusals: Refusal[]) {
  await db.transaction().execute(async (tx) => {
    await takeRow(tx, row, { outcome: 'refused', refusals: JSON.stringify(refusals) })
  })
}

interface OneRow {
  checked: CheckedRow
  pictures: Pictures
  by: Author
  made: Made
  /** The last entry of the history before the titles were read. */
  since: number
}

async function applyRow(running: Running, row: ImportRow, one: OneRow) {
  const { checked, pictures, by, made, since } = one
  const { db, images, listings } = running
  const { record, listing } = checked
  const { stored, undo } = await storePictures(images, pictures, { root: '', step: () => {}, made })
  const from = await lastEntry(db)
  const whole = { ...completeListing(listing, stored), by }
  const also = async (tx: Tx, { id, kind, title }: AnyListing) => {
    const historyTo = await historyOf(tx, id, from)
    const done = { state: 'applied', listingId: id, historyFrom: from, historyTo } as const
    if (!(await takeRow(tx, row, done))) throw new Taken()
    if (row.outcome === 'new' && (await hasTwin(tx, { row, kind, title, since }))) throw new Twin()
    const sources = sourcesOf(picturesOf(listing), pictures, stored)
    await writeKey(tx, { kind, externalId: record.key, listingId: id, sources })
  }
  try {
    const written = await listings.writeComplete(whole, also)
    if (typeof written !== 'object') await refuse(running, row, [changedMeanwhile(checked)])
  } catch (error) {
    await undo()
    if (error instanceof Twin) await refuse(running, row, [changedMeanwhile(checked)])
    else if (!(error instanceof Taken)) throw error
  }
}

/** Another process, to which the job went over meanwhile, has written the row. */
class Taken extends Error {}

/** Another import or colleague has made a listing of that title meanwhile. */
class Twin extends Error {}

interface Written {
  row: ImportRow
  kind: KindName
  title: string
  since: number
}

async function hasTwin(tx: Tx, { row, kind, title, since }: Written): Promise<boolean> {
  // Listings that others are adding come before or after.
  await lockOrder(tx, kind)
  const made = await tx
    .selectFrom('history')
    .innerJoin('listings', 'listings.id', 'history.listingId')
    .select('listings.title')
    .where('history.id', '>', since)
    .where('history.action', '=', 'create')
    .where('history.name', 'is', null)
    .where('listings.kind', '=', kind)
    .where('listings.deletedAt', 'is', null)
    .where('listings.id', 'not in', (e) =>
      e
        .selectFrom('importRows')
        .select('importRows.listingId')
        .where('importRows.importId', '=', row.importId)
        .where('importRows.listingId', 'is not', null)
        .$narrowType<{ listingId: number }>(),
    )
    .execute()
  return made.some((other) => sameTitle(other.title, title))
}
