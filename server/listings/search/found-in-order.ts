import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Queries } from '../../db/tables.ts'
import { span } from './index-row.ts'

type Found = ReturnType<Database['found']>

interface Slice {
  offset: number
  limit: number
}

/** A condition on `listings`. */
export const isAmong = (found: Found) =>
  sql<boolean>`listings.id in (select found.rowid % ${sql.lit(span)} from ${found} as found)`

/** The number of matching listings. */
export async function countFound(db: Queries, found: Found): Promise<number> {
  const [total = 0] = await countEach(db, [found])
  return total
}

/** The same of several searches, by one statement. */
export async function countEach(db: Queries, searches: Found[]): Promise<number[]> {
  const counts = searches.map(
    (found, at) => sql`select ${sql.lit(at)} as place, count(*) as total from ${found} as found`,
  )
  const query = sql<{ place: number; total: number }>`${sql.join(counts, sql` union all `)}`
  const { rows } = await query.execute(db)
  const totals = new Map(rows.map(({ place, total }) => [place, Number(total)]))
  return searches.map((_found, at) => totals.get(at) ?? 0)
}

interface Row {
  id: number
  /** The whole number of its position. */
  whole: number
}

/** The ids of a range of matches, in the order of lists. */
export async function foundInOrder(db: Queries, found: Found, slice: Slice): Promise<number[]> {
  const { offset, limit } = slice
  // One more on either side shows whether its whole number continues there.
  const lead = Math.min(offset, 1)
  const rows = await readRows(db, found, { offset: offset - lead, limit: limit + lead + 1 })
  const page = rows.slice(lead, lead + limit)
  const isShared = rows.some(({ whole }, at) => whole === rows[at - 1]?.whole)
  if (!isShared) return page.map(({ id }) => id)
  return orderedByPosition(db, found, page, slice)
}

async function readRows(db: Queries, found: Found, { offset, limit }: Slice): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select found.rowid % ${sql.lit(span)} as id, found.rowid / ${sql.lit(span)} as whole
    from ${found} as found order by found.rowid limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** The index sorts by whole numbers; within one, the listings' positions decide. */
async function orderedByPosition(db: Queries, found: Found, page: Row[], { offset, limit }: Slice) {
  const [first, last] = [page.at(0), page.at(-1)]
  if (!first || !last) return []
  const start = rowAt(first.whole)
  const before = sql<{ total: number }>`
    select count(*) as total from ${found} as found where found.rowid < ${start}`
  const skipped = offset === 0 ? 0 : Number((await before.execute(db)).rows[0]?.total)
  const { rows } = await sql<{ id: number }>`
    select listings.id from ${found} as found
    join listings on listings.id = found.rowid % ${sql.lit(span)}
    where found.rowid >= ${start} and found.rowid < ${rowAt(last.whole + 1)}
    order by found.rowid / ${sql.lit(span)}, listings.position, listings.id
    limit ${limit} offset ${offset - skipped}`.execute(db)
  return rows.map(({ id }) => id)
}

const rowAt = (whole: number): RawBuilder<number> => sql`cast(${whole * span} as bigint)`
