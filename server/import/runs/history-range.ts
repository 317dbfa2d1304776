import type { Queries } from '../../db/tables.ts'

/** The last entry of the history so far. */
export async function lastEntry(db: Queries): Promise<number> {
  const { last } = await db
    .selectFrom('history')
    .select((e) => e.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? 0)
}

/** The last entry about a listing after the given one. */
export async function historyOf(db: Queries, listingId: number, from: number): Promise<number> {
  const { last } = await db
    .selectFrom('history')
    .select((e) => e.fn.max('id').as('last'))
    .where('listingId', '=', listingId)
    .where('id', '>', from)
    .executeTakeFirstOrThrow()
  return Number(last ?? from)
}

/** The entries about a listing after one and up to another, latest first. */
export async function entriesBetween(
  db: Queries,
  listingId: number,
  { from, to }: { from: number; to: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('history')
    .select('id')
    .where('listingId', '=', listingId)
    .where('id', '>', from)
    .where('id', '<=', to)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id }) => id)
}
