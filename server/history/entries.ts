import type { Selectable } from 'kysely'
import type { HistoryQuery } from '#catalogue/history.ts'
import type { Queries, Tables } from '../db/tables.ts'

/** A snapshot: values by field name. */
export type Snapshot = Record<string, unknown>

type Row = Selectable<Tables['history']>

export type Entry = Omit<Row, 'before' | 'after'> & { before?: Snapshot; after?: Snapshot }

const toEntry = ({ before, after, ...row }: Row): Entry => ({
  ...row,
  ...(before && { before: JSON.parse(before) }),
  ...(after && { after: JSON.parse(after) }),
})

/** A page of the history, newest first. */
export async function findEntries(db: Queries, query: HistoryQuery) {
  const { kind, listingId, userId, page, pageSize } = query
  const found = db
    .selectFrom('history')
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind ?? 'Text'))
    .$if(listingId !== undefined, (q) => q.where('listingId', '=', listingId ?? 0))
    .$if(userId !== undefined, (q) => q.where('userId', '=', userId ?? 0))
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { items: rows.map(toEntry), total: Number(total), page, pageSize }
}

/** The values before an entry of all fields changed since, and the fields that the entry itself changed. */
export async function stateBefore(db: Queries, { id, kind }: Pick<Entry, 'id' | 'kind'>) {
  const rows = await db
    .selectFrom('history')
    .where('kind', '=', kind)
    .where('id', '>=', id)
    .select('before')
    .orderBy('id', 'desc')
    .execute()
  const states = rows.map(({ before }): Snapshot => (before ? JSON.parse(before) : {}))
  return Object.assign({}, ...states) as Snapshot
}

export async function findEntry(db: Queries, id: number): Promise<Entry | undefined> {
  const row = await db.selectFrom('history').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toEntry(row)
}
