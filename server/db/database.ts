import type { Kysely, RawBuilder } from 'kysely'
import type { Changed } from './cache-tags.ts'
import type { ChangeListener } from './listeners.ts'
import type { IndexEntry, Search } from './search-index.ts'
import type { Queries, Tables, Tx } from './tables.ts'

/** The database, and the few statements that SQLite and PostgreSQL say differently. */
export interface Database {
  db: Kysely<Tables>
  dialect: 'sqlite' | 'postgres'
  /** What a search finds: a table of rows of the index, `rowid`, to be read with an alias. */
  found(search: Search): RawBuilder<unknown>
  /** Replaces what a search finds of a listing; no entry takes it out of the index. */
  index(queries: Queries, listingId: number, entry?: IndexEntry): Promise<void>
  /** Takes the next due job of the name and leases it. */
  claimJob(name: string, now: string, leasedUntil: string): Promise<ClaimedJob | undefined>
  /** Does the work in a transaction while no other process is at such work, or migrates. */
  alone<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Throws DatabaseUnavailable where it does not answer within two seconds, or has no room left. */
  check(): Promise<void>
  /** Notifies this and every other process of a change, and waits for this one's listeners. */
  announce(changed: Changed): Promise<void>
  /** Calls back after each change, made here or by another process. */
  onChange(listener: ChangeListener): void
  close(): Promise<void>
}

export interface ClaimedJob {
  id: number
  payload: string
  attempts: number
}

export interface Opening {
  /** As an operator's command, which may run beside the server that holds the folder. */
  beside?: boolean
}
