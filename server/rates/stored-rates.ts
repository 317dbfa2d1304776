import type { Selectable } from 'kysely'
import { itemKey, type Rate, type RateValues } from '#catalogue/rates/rate.ts'
import type { Queries, Tables } from '../db/tables.ts'

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
