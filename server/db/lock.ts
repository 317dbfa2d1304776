import { PostgresAdapter, sql } from 'kysely'
import type { Tables, Tx } from './tables.ts'

type Lockable = Extract<
  keyof Tables,
  'listings' | 'parts' | 'enquiries' | 'users' | 'suppliers' | 'quotes' | 'reviews'
>

// SQLite transactions never overlap: each begins as `immediate`.
const overlap = (tx: Tx) => tx.getExecutor().adapter instanceof PostgresAdapter

/**
 * Locks a row until the transaction ends; others that lock or write it wait. Read the row after
 * this call, to see what the previous holder wrote.
 */
export async function lockRow(tx: Tx, table: Lockable, id: number) {
  if (overlap(tx))
    await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(tx)
}

/** Locks several rows, always in the same order. */
export async function lockRows(tx: Tx, table: Lockable, ids: number[]) {
  if (!overlap(tx) || ids.length === 0) return
  const rows = sql`select 1 from ${sql.table(table)} where id in (${sql.join(ids)})`
  await sql`${rows} order by id for update`.execute(tx)
}

/** Locks a listing and its existing parts until the transaction ends; new parts may still be added. */
export async function lockWithParts(tx: Tx, listingId: number) {
  if (!overlap(tx)) return
  // A change of a part locks its row before referring to the listing, which this lock permits.
  await sql`select 1 from listings where id = ${listingId} for no key update`.execute(tx)
  await sql`select 1 from parts where listing_id = ${listingId} order by id for share`.execute(tx)
}

/** Prevents the deletion of a row until the transaction ends; others may refer to it or change it. */
export async function lockReference(tx: Tx, table: Lockable, id: number) {
  if (!overlap(tx)) return
  await sql`select 1 from ${sql.table(table)} where id = ${id} for key share`.execute(tx)
}

/** The account's id, and prevents its removal until the transaction ends; null if it was removed. */
export async function lockAccount(tx: Tx, id: number | null): Promise<number | null> {
  const account = tx.selectFrom('users').select('id').where('id', '=', id)
  const locked = overlap(tx) ? account.forKeyShare() : account
  return (await locked.executeTakeFirst())?.id ?? null
}

/** Like `lockRow`, for something that is not a single row, such as the order of a kind. */
export async function lockName(tx: Tx, name: string) {
  if (overlap(tx)) await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}
