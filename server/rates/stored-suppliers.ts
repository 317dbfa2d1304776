import { type Selectable, sql } from 'kysely'
import type { Supplier, SupplierQuery, SupplierValues } from '#catalogue/rates/supplier.ts'
import type { Queries, Tables } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'
import { ratesOf } from './stored-rates.ts'

export interface StoredSupplier extends Supplier {
  updatedAt: string
}

const toSupplier = ({
  searchText: _,
  createdAt: __,
  nameKey: ___,
  placeKey: ____,
  archived,
  ...row
}: Selectable<Tables['suppliers']>): StoredSupplier => ({ ...row, archived: archived === 1 })

export const toSupplierRow = (values: SupplierValues) => ({
  ...values,
  archived: Number(values.archived),
  searchText: `${values.name} ${values.place} ${values.contact}`.toLowerCase(),
  nameKey: titleKey(values.name),
  placeKey: titleKey(values.place),
})

export async function findSupplier(db: Queries, id: number): Promise<StoredSupplier | undefined> {
  const rows = db.selectFrom('suppliers').selectAll().where('id', '=', id)
  const row = await rows.executeTakeFirst()
  return row && toSupplier(row)
}

/** A LIKE pattern for each searched word, in lower case, with wildcards escaped. */
const patternsOf = (words: string): string[] =>
  words
    .toLowerCase()
    .replaceAll(/[%_\\\0]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word}%`)

/** By place, kind and name. */
export async function pageOfSuppliers(db: Queries, query: SupplierQuery) {
  const { kind, place, q = '', archived, page, pageSize } = query
  let found = db.selectFrom('suppliers').where('archived', '=', archived ? 1 : 0)
  if (kind) found = found.where('kind', '=', kind)
  if (place) found = found.where('place', '=', place)
  const patterns = patternsOf(q)
  for (const pattern of patterns) {
    // A kind is one word, matched by prefix.
    const beginning = pattern.slice(1)
    found = found.where((e) =>
      e.or([e('searchText', 'like', pattern), sql<boolean>`${e.ref('kind')} like ${beginning}`]),
    )
  }
  // Punctuation alone, such as %, matches no name.
  if (q && patterns.length === 0) found = found.where(sql<boolean>`1 = 0`)
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy('placeKey')
      .orderBy('kind')
      .orderBy('nameKey')
      .orderBy('id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const known = await heldOf(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => ({ ...toSupplier(row), ...(known.get(row.id) ?? nothing) }))
  return { items, total: Number(total), page, pageSize }
}

/** A supplier's number of rates, and the last day of the latest one. */
interface Held {
  rateCount: number
  lastDay: string | null
}

const nothing: Held = { rateCount: 0, lastDay: null }

async function heldOf(db: Queries, ids: number[]): Promise<Map<number, Held>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('rates')
    .where('supplierId', 'in', ids)
    .select(['supplierId', (e) => e.fn.countAll<number>().as('count')])
    .select((e) => e.fn.max('toDay').as('lastDay'))
    .groupBy('supplierId')
    .execute()
  return new Map(
    rows.map(({ supplierId, count, lastDay }) => [
      supplierId,
      { rateCount: Number(count), lastDay },
    ]),
  )
}

/** All of them, each with its rates. */
export async function everySupplier(db: Queries) {
  const rows = await db.selectFrom('suppliers').selectAll().orderBy('id').execute()
  const rates = Map.groupBy(await ratesOf(db), ({ supplierId }) => supplierId)
  return rows.map((row) => ({ ...toSupplier(row), rates: rates.get(row.id) ?? [] }))
}
