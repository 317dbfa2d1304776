import type { Kysely, RawBuilder } from 'kysely'
import type { Changed } from './cache-tags.ts'
import type { ChangeListener } from './listeners.ts'
import type { Queries, Tables, Tx } from './tables.ts'

/** The database, and the few statements that SQLite and PostgreSQL say differently. */
export interface Database {
  db: Kysely<Tables>
  dialect: 'sqlite' | 'postgres'
  /** A condition on `listings`: whether every word of the search begins a word there. */
  matches(words: string[]): RawBuilder<boolean>
  /** Replaces what a search finds of a listing; no text takes it out of the index. */
  index(queries: Queries, listingId: number, text: string): Promise<void>
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
