import type { Rate, RateValues } from '#catalogue/rates/rate.ts'
import type { SupplierValues } from '#catalogue/rates/supplier.ts'
import type { Tx } from '../db/tables.ts'
import { toRateRow } from './stored-rates.ts'
import { toSupplierRow } from './stored-suppliers.ts'

/** Rows per statement, limited by the database's number of parameters. */
const atOnce = 500

function* portions<T>(all: T[]) {
  for (let at = 0; at < all.length; at += atOnce) yield all.slice(at, at + atOnce)
}

/** Inserts suppliers; the ids are in the same order. */
export async function addSuppliers(tx: Tx, suppliers: SupplierValues[]): Promise<number[]> {
  const createdAt = new Date().toISOString()
  const ids: number[] = []
  for (const portion of portions(suppliers)) {
    const rows = portion.map((values) => ({
      ...{ ...toSupplierRow(values), createdAt, updatedAt: createdAt },
    }))
    const added = await tx.insertInto('suppliers').values(rows).returning('id').execute()
    // Both databases assign ids in the order of the rows, but may return them in another.
    ids.push(...added.map(({ id }) => id).sort((a, b) => a - b))
  }
  return ids
}

export interface NewRate {
  supplierId: number
  values: RateValues
}

interface ReplacedRate {
  before: Rate
  values: RateValues
}

/**
 * Stores many rates of locked suppliers. Changed ones are removed first, so that they don't overlap
 * the new ones.
 */
export async function storeRates(tx: Tx, added: NewRate[], changed: ReplacedRate[]) {
  const updatedAt = new Date().toISOString()
  const createdAt = new Map<number, string>()
  for (const portion of portions(changed)) {
    const gone = await tx
      .deleteFrom('rates')
      .where(
        'id',
        'in',
        portion.map(({ before }) => before.id),
      )
      .returning(['id', 'createdAt'])
      .execute()
    for (const each of gone) createdAt.set(each.id, each.createdAt)
  }
  for (const portion of portions(changed)) {
    const rows = portion.map(({ before: { id, supplierId, version }, values }) => ({
      ...{ ...toRateRow(values), id, supplierId, version: version + 1, updatedAt },
      createdAt: createdAt.get(id) ?? updatedAt,
    }))
    await tx.insertInto('rates').values(rows).execute()
  }
  for (const portion of portions(added)) {
    const rows = portion.map(({ supplierId, values }) => ({
      ...{ ...toRateRow(values), supplierId, createdAt: updatedAt, updatedAt },
    }))
    await tx.insertInto('rates').values(rows).execute()
  }
}
