import { setImmediate as others } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import {
  type FieldDifference,
  type ImportOutcome,
  type ImportState,
  importOutcomes,
  importPageSize,
  importRowsPageSize,
} from '#catalogue/imports/import.ts'
import type { Db, Queries, Tables, Tx } from '../../db/tables.ts'
import type { Refusal } from '../sheets/refusal.ts'
import type { StoredFile } from './stored-files.ts'

type Row = Selectable<Tables['imports']>
type PlannedRow = Selectable<Tables['importRows']>

export type StoredImport = Omit<Row, 'files' | 'notes'> & { files: StoredFile[]; notes: string[] }

export type ImportRow = Omit<PlannedRow, 'differences' | 'refusals'> & {
  differences: FieldDifference[]
  refusals: Refusal[]
}

export type Counts = Record<ImportOutcome, number> & { undone: number; kept: number }

const toImport = ({ files, notes, ...row }: Row): StoredImport => ({
  ...row,
  files: JSON.parse(files),
  notes: JSON.parse(notes),
})

const toRow = ({ differences, refusals, ...row }: PlannedRow): ImportRow => ({
  ...row,
  differences: JSON.parse(differences),
  refusals: JSON.parse(refusals),
})

export async function findImport(db: Queries, id: number): Promise<StoredImport | undefined> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toImport(row)
}

/** Newest first. */
export async function pageOfImports(db: Db, page: number) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('imports')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(importPageSize)
      .offset((page - 1) * importPageSize)
      .execute(),
    db
      .selectFrom('imports')
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(toImport), total: Number(total), page, pageSize: importPageSize }
}

interface RowQuery {
  outcome?: ImportOutcome
  page: number
}

/** A page of the rows; refused ones first, rows without effect last. */
export async function pageOfRows(db: Db, importId: number, { outcome, page }: RowQuery) {
  const found = db
    .selectFrom('importRows')
    .where('importId', '=', importId)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'new'))
  const order = importOutcomes.map((each, place) => ({ each, place }))
  const rows = await found
    .selectAll()
    .orderBy((e) =>
      order
        .slice(1)
        .reduce(
          (cases, { each, place }) => cases.when('outcome', '=', each).then(place),
          e.case().when('outcome', '=', importOutcomes[0]).then(0),
        )
        .end(),
    )
    .orderBy('position')
    .limit(importRowsPageSize)
    .offset((page - 1) * importRowsPageSize)
    .execute()
  const { total } = await found
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows.map(toRow), total: Number(total), page, pageSize: importRowsPageSize }
}

/** The number of rows per outcome, and of rows handled by an undo. */
export async function countRows(db: Queries, importId: number): Promise<Counts> {
  const rows = await db
    .selectFrom('importRows')
    .where('importId', '=', importId)
    .groupBy(['outcome', 'state'])
    .select(['outcome', 'state', (e) => e.fn.countAll<number>().as('count')])
    .execute()
  const counts: Counts = { refused: 0, changed: 0, new: 0, same: 0, undone: 0, kept: 0 }
  for (const { outcome, state, count } of rows) {
    counts[outcome] += Number(count)
    if (state === 'undone' || state === 'kept') counts[state] += Number(count)
  }
  return counts
}

/** All rows of an import in one of these states, in order. */
export async function rowsIn(db: Queries, importId: number, states: ImportRow['state'][]) {
  const rows = await db
    .selectFrom('importRows')
    .selectAll()
    .where('importId', '=', importId)
    .where('state', 'in', states)
    .orderBy('position')
    .execute()
  return rows.map(toRow)
}

type Change = Partial<Omit<Row, 'id'>>

/** Only in this state, if one is given. */
export async function changeImport(db: Queries, id: number, change: Change, state?: ImportState) {
  await db
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .$if(state !== undefined, (found) => found.where('state', '=', state as ImportState))
    .execute()
}

/** Changes an import's state, unless someone else did so meanwhile. */
export async function moveOn(
  tx: Tx,
  id: number,
  { from, to }: { from: ImportState; to: ImportState },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ state: to, done: 0, problem: '' })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function changeRow(
  db: Queries,
  { importId, position }: Pick<ImportRow, 'importId' | 'position'>,
  change: Partial<PlannedRow>,
) {
  await db
    .updateTable('importRows')
    .set(change)
    .where('importId', '=', importId)
    .where('position', '=', position)
    .execute()
}

/** Stores what a step did with a row; false if another process did so before. */
export async function takeRow(
  tx: Tx,
  row: ImportRow,
  change: Partial<PlannedRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('importRows')
    .set(change)
    .where('importId', '=', row.importId)
    .where('position', '=', row.position)
    .where('state', '=', row.state)
    .where('outcome', '=', row.outcome)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await countDone(tx, row.importId)
  return true
}

/** Counts one more row as done. */
export const countDone = (db: Queries, id: number) =>
  db
    .updateTable('imports')
    .set((e) => ({ done: e('done', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** PostgreSQL stores no text with a zero character. */
export const storable = (text: string) => text.replaceAll('\0', '\ufffd')

const chunk = 100

/**
 * Replaces the rows' previewed effects, in small batches so that nobody waits long. After an
 * interruption it starts over.
 */
export async function replaceRows(
  db: Queries,
  importId: number,
  rows: Omit<ImportRow, 'importId'>[],
) {
  await db.deleteFrom('importRows').where('importId', '=', importId).execute()
  const values = rows.map(({ differences, refusals, ...row }) => ({
    ...row,
    ...{ sheet: storable(row.sheet), place: storable(row.place), title: storable(row.title) },
    importId,
    differences: JSON.stringify(differences),
    refusals: JSON.stringify(refusals),
  }))
  for (let at = 0; at < values.length; at += chunk) {
    await db
      .insertInto('importRows')
      .values(values.slice(at, at + chunk))
      .execute()
    await others()
  }
}
