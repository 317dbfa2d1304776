import type { Kysely, RawBuilder } from 'kysely'
import type { Changed } from './cache-tags.ts'
import type { ChangeListener } from './listeners.ts'
import type { IndexEntry, Search } from './search-index.ts'
import type { Queries, Tables, Tx } from './tables.ts'

/** The database, and the few statements that differ between SQLite and PostgreSQL. */
export interface Database {
  db: Kysely<Tables>
  dialect: 'sqlite' | 'postgres'
  /** The matches of a search: a table expression of index rows, `rowid`, to be read with an alias. */
  found(search: Search): RawBuilder<unknown>
  /** Replaces the index entry of a listing; without an entry it is removed from the index. */
  index(queries: Queries, listingId: number, entry?: IndexEntry): Promise<void>
  /** Claims and leases the next due job of the name. */
  claimJob(name: string, now: string, leasedUntil: string): Promise<ClaimedJob | undefined>
  /** Does the work in a transaction while no other process does the same work or migrates. */
  alone<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Does the work on one connection, where commits need not wait for the disk: a power cut may lose
   * the last ones, such as counts. The work begins no transaction.
   */
  withoutFlush<T>(work: (queries: Queries) => Promise<T>): Promise<T>
  /**
   * Waits until the disk has all commits. A query may see another's commit a moment earlier, so an
   * answer that only confirms what another stored waits for this.
   */
  flushed(): Promise<void>
  /** Throws DatabaseUnavailable if the database does not answer within two seconds or has no room left. */
  check(): Promise<void>
  /** Notifies every process of a change, and waits for the listeners of this one. */
  announce(changed: Changed): Promise<void>
  /** Calls back after each change, by this or another process. */
  onChange(listener: ChangeListener): void
  close(): Promise<void>
}

export interface ClaimedJob {
  id: number
  payload: string
  attempts: number
}

export interface Opening {
  /** Opens it for a command, which may run while a server has locked the folder. */
  isCommand?: boolean
}
