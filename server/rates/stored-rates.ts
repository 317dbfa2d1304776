import { type Selectable, type SqlBool, sql } from 'kysely'
import { itemKey, type Rate, type RateValues } from '#catalogue/rates/rate.ts'
import type { Queries, Tables } from '../db/tables.ts'
import { patternsOf } from './words.ts'

type Row = Selectable<Tables['rates']>

const toRate = (row: Row): Rate => ({
  ...{ id: row.id, supplierId: row.supplierId, item: row.item, season: row.season },
  ...{ from: row.fromDay, to: row.toDay, plan: row.plan || null },
  prices: {
    ...{ double: row.doublePrice, single: row.singlePrice, extraAdult: row.extraAdultPrice },
    ...{ childWithBed: row.childWithBedPrice, childWithoutBed: row.childWithoutBedPrice },
  },
  ...{ price: row.price, unit: row.unit, version: row.version },
})

export const toRateRow = ({ item, season, from, to, plan, prices, price, unit }: RateValues) => ({
  ...{
    item,
    itemKey: itemKey(item),
    season,
    fromDay: from,
    toDay: to,
    plan: plan ?? ('' as const),
  },
  ...{ doublePrice: prices.double, singlePrice: prices.single, extraAdultPrice: prices.extraAdult },
  childWithBedPrice: prices.childWithBed,
  childWithoutBedPrice: prices.childWithoutBed,
  ...{ price, unit },
})

export async function findRate(db: Queries, id: number): Promise<Rate | undefined> {
  const row = await db.selectFrom('rates').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRate(row)
}

/** The rates of one supplier or of all, by item, plan and days. */
export async function ratesOf(db: Queries, supplierId?: number): Promise<Rate[]> {
  let rates = db.selectFrom('rates').selectAll()
  if (supplierId !== undefined) rates = rates.where('supplierId', '=', supplierId)
  const sorted = rates.orderBy('supplierId').orderBy('itemKey').orderBy('plan').orderBy('fromDay')
  return (await sorted.execute()).map(toRate)
}

/** The rates valid in a period, both days included: all that a quote needs, in one query. */
export async function ratesForSuppliers(
  db: Queries,
  supplierIds: number[],
  from: string,
  to: string,
): Promise<Rate[]> {
  if (supplierIds.length === 0) return []
  const rows = await db
    .selectFrom('rates')
    .selectAll()
    .where('supplierId', 'in', supplierIds)
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .orderBy('supplierId')
    .orderBy('itemKey')
    .orderBy('plan')
    .orderBy('fromDay')
    .execute()
  return rows.map(toRate)
}

/** Maximum number of items found. */
const max = 100

/** Rates of active suppliers whose name, place, contact or item contains all words. */
export async function searchRates(db: Queries, words: string) {
  let found = db
    .selectFrom('rates')
    .innerJoin('suppliers', 'suppliers.id', 'rates.supplierId')
    .where('suppliers.archived', '=', 0)
  for (const pattern of patternsOf(words)) {
    found = found.where(
      sql<SqlBool>`(suppliers.search_text like ${pattern} or rates.item_key like ${pattern})`,
    )
  }
  const rows = await found
    .selectAll('rates')
    .select(['suppliers.name as supplier', 'suppliers.place', 'suppliers.kind'])
    .orderBy('suppliers.nameKey')
    .orderBy('supplierId')
    .orderBy('rates.itemKey')
    .orderBy('rates.plan')
    .orderBy('rates.fromDay')
    .limit(max)
    .execute()
  return rows.map(({ supplier, place, kind, ...row }) => ({
    ...toRate(row),
    supplier,
    place,
    kind,
  }))
}

/** A rate of the same item and plan that overlaps. */
export async function findOverlap(
  db: Queries,
  supplierId: number,
  { item, plan, from, to }: RateValues,
  id = 0,
): Promise<Rate | undefined> {
  const row = await db
    .selectFrom('rates')
    .selectAll()
    .where('supplierId', '=', supplierId)
    .where('itemKey', '=', itemKey(item))
    .where('plan', '=', plan ?? '')
    .where('fromDay', '<=', to)
    .where('toDay', '>=', from)
    .where('id', '!=', id)
    .orderBy('fromDay')
    .executeTakeFirst()
  return row && toRate(row)
}
