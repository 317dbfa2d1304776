import { type Selectable, type SqlBool, sql } from 'kysely'
import type { LocalCost, LocalCostValues } from '#catalogue/local-costs/local-cost.ts'
import type { LocalCostQuery } from '#catalogue/local-costs/local-cost-query.ts'
import { containing, lowerCase } from '../db/lower-case.ts'
import type { Queries, Tables } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'

type Row = Selectable<Tables['localCosts']>

/** A local cost for staff, with its place. */
export interface PlacedCost extends LocalCost {
  place: string
  updatedAt: string
}

export const toCost = ({ whatKey: _, createdAt: __, updatedAt: ___, ...row }: Row): LocalCost => ({
  ...row,
  isSample: row.isSample === 1,
})

export const toRow = (values: LocalCostValues) => ({
  ...values,
  whatKey: titleKey(values.what),
  isSample: Number(values.isSample),
})

const toPlaced = ({ place, ...row }: Row & { place: string }): PlacedCost => ({
  ...toCost(row),
  updatedAt: row.updatedAt,
  place,
})

/** Without those of deleted places. */
const selectPlaced = (db: Queries) =>
  db
    .selectFrom('localCosts')
    .innerJoin('listings', 'listings.id', 'localCosts.destinationId')
    .where('listings.deletedAt', 'is', null)

export async function findCost(db: Queries, id: number): Promise<LocalCost | undefined> {
  const rows = db.selectFrom('localCosts').selectAll().where('id', '=', id)
  const row = await rows.executeTakeFirst()
  return row && toCost(row)
}

export async function findPlaced(db: Queries, id: number): Promise<PlacedCost | undefined> {
  const row = await selectPlaced(db)
    .selectAll('localCosts')
    .select('listings.title as place')
    .where('localCosts.id', '=', id)
    .executeTakeFirst()
  return row && toPlaced(row)
}

/** Costs at these destinations, sorted by name. */
export async function costsAt(db: Queries, destinationIds: number[]): Promise<LocalCost[]> {
  if (destinationIds.length === 0) return []
  const rows = db.selectFrom('localCosts').selectAll().where('destinationId', 'in', destinationIds)
  return (await rows.orderBy('whatKey').orderBy('id').execute()).map(toCost)
}

/** All costs, by place. */
export async function everyCost(db: Queries): Promise<PlacedCost[]> {
  const rows = await selectPlaced(db)
    .selectAll('localCosts')
    .select('listings.title as place')
    .orderBy('listings.position')
    .orderBy('listings.id')
    .orderBy('whatKey')
    .execute()
  return rows.map(toPlaced)
}

const holding = (columns: string[], q: string) => {
  const pattern = containing(lowerCase(q))
  const each = columns.map(
    (column) => sql<SqlBool>`lower(${sql.ref(column)}) like ${pattern} escape '!'`,
  )
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`
}

/** A page of costs, first those last checked before a day. */
export async function pageOfCosts(db: Queries, query: LocalCostQuery, heldSince: string) {
  const { destinationId, toCheck, q = '', page, pageSize } = query
  const found = selectPlaced(db)
    .$if(destinationId !== undefined, (rows) =>
      rows.where('destinationId', '=', destinationId ?? 0),
    )
    .$if(toCheck !== undefined, (rows) => rows.where('checkedOn', '<', heldSince))
    .$if(q !== '', (rows) =>
      rows.where(holding(['localCosts.what', 'localCosts.paidTo', 'listings.title'], q)),
    )
  const [items, { total }] = await Promise.all([
    found
      .selectAll('localCosts')
      .select('listings.title as place')
      .orderBy((e) => e.case().when('checkedOn', '<', heldSince).then(0).else(1).end())
      .orderBy('listings.position')
      .orderBy('listings.id')
      .orderBy('whatKey')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items: items.map(toPlaced), total: Number(total), page, pageSize }
}

/** The number of costs due for a check, and of samples among them. */
export async function countToCheck(db: Queries, heldSince: string) {
  const { toCheck, samples } = await selectPlaced(db)
    .where('checkedOn', '<', heldSince)
    .select((e) => [
      e.fn.countAll<number>().as('toCheck'),
      e.fn.sum<number | null>('isSample').as('samples'),
    ])
    .executeTakeFirstOrThrow()
  return { toCheck: Number(toCheck), samples: Number(samples ?? 0) }
}
