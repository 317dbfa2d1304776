import { cut } from '#catalogue/texts/cut.ts'
import { type Checked, type CheckedRow, checkRecords } from '../check/check-records.ts'
import { type Refusal, Refused } from '../sheets/refusal.ts'
import { differencesOf } from './differences.ts'
import { planEnquiries } from './enquiry-rows.ts'
import { type ReadImport, withImport } from './read-import.ts'
import type { Running } from './running.ts'
import {
  changeImport,
  findImport,
  type ImportRow,
  replaceRows,
  storable,
} from './stored-imports.ts'

type Planned = Omit<ImportRow, 'importId'>

/** Reads the files and stores the effect of each row. Unreadable files are reported on the import. */
export async function checkImport(running: Running, id: number) {
  const { db, storage } = running
  const stored = await findImport(db, id)
  if (stored?.state !== 'checking') return
  await withImport(storage, stored, (read) => plan(running, id, read)).catch((error) =>
    fail(running, id, error),
  )
}

async function plan(running: Running, id: number, read: ReadImport) {
  const { db, site } = running
  await changeImport(db, id, { total: read.records.length, done: 0 })
  const source = { ...read, settings: {} }
  let done = 0
  const checked = await checkRecords(source, await site(read.records), async () => {
    await running.checkpoint()
    done += 1
    if (done % 20 === 0) await changeImport(db, id, { done })
  })
  const rows = [
    ...(await plannedRows(running, checked)),
    ...(await planEnquiries(running, read.enquiries, read.records.length)),
  ]
  const total = rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length
  await replaceRows(db, id, rows)
  const notes = JSON.stringify(checked.notes.slice(0, 100))
  await changeImport(db, id, { state: 'checked', notes, total, done: 0, problem: '' })
}

async function plannedRows(running: Running, { rows, pictures }: Checked): Promise<Planned[]> {
  const comparing = { pictures, titlesOf: running.listings.titlesOf }
  const planned: Planned[] = []
  for (const [position, row] of rows.entries()) {
    await running.checkpoint()
    const isRefused = row.refusals.length > 0
    const differences = isRefused ? [] : await differencesOf(row, comparing)
    planned.push({ ...placeOf(row), position, differences, outcome: outcomeOf(row, differences) })
  }
  return planned
}

function outcomeOf({ refusals, listing }: CheckedRow, differences: unknown[]) {
  if (refusals.length > 0) return 'refused'
  if (!listing.before) return 'new'
  return differences.length > 0 ? 'changed' : 'same'
}

function placeOf({ record, listing: { before }, refusals }: CheckedRow) {
  const { sheet = '', at, kind, key, value } = record
  return {
    ...{ sheet, place: at, kind, externalId: key, state: 'planned' as const, refusals },
    title: cut(String(value.title ?? before?.title ?? ''), 300),
    ...{ listingId: before?.id ?? null, version: before?.version ?? null },
    ...{ historyFrom: null, historyTo: null },
  }
}

/** Errors the sender can fix are stored; others are retried. */
async function fail({ db }: Running, id: number, error: unknown) {
  const isTold = error instanceof Refused || (error instanceof Error && error.constructor === Error)
  if (!isTold) throw error
  const refusals = error instanceof Refused ? error.refusals : []
  const problem = error instanceof Refused ? headingsAdvice : storable(error.message)
  await replaceRows(db, id, refusals.map(wholeRefusal))
  await changeImport(db, id, { state: 'failed', problem, total: 0, done: 0 })
}

const headingsAdvice = 'Mend the headings first; the rows can be read then.'

/** An error about a heading or whole sheet, as a separate row. */
const wholeRefusal = (refusal: Refusal, position: number): Planned => ({
  ...{ position, sheet: refusal.sheet, place: refusal.at, kind: '', title: '', externalId: '' },
  ...{ outcome: 'refused', state: 'planned', listingId: null, version: null, differences: [] },
  ...{ refusals: [refusal], historyFrom: null, historyTo: null },
})
