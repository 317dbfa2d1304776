import type { Generated } from 'kysely'
import type {
  ImportedKind,
  ImportOutcome,
  ImportRowState,
  ImportState,
} from '#catalogue/imports/import.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { Instant } from './account-tables.ts'

/** Text holding JSON, on both databases. */
type Json = string

/** What spreadsheets brought, row by row. */
export interface ImportTables {
  /** Spreadsheets that staff sent, and what became of them. */
  imports: {
    id: Generated<number>
    state: ImportState
    userId: number | null
    /** The name stays when the account goes. */
    author: string
    files: Json
    /** Of sheets whose names do not say it. */
    kind: KindName | null
    notes: Generated<Json>
    problem: Generated<string>
    total: Generated<number>
    done: Generated<number>
    createdAt: Instant
    appliedAt: Instant | null
    undoneAt: Instant | null
  }
  importRows: {
    importId: number
    position: number
    sheet: string
    /** 'row 12'. */
    place: string
    kind: ImportedKind
    title: string
    externalId: string
    outcome: ImportOutcome
    state: ImportRowState
    listingId: number | null
    version: number | null
    differences: Generated<Json>
    refusals: Generated<Json>
    historyFrom: number | null
    historyTo: number | null
  }
  /** What the sender's own lists call a listing. */
  importKeys: {
    kind: KindName
    externalId: string
    listingId: number
    /** Its pictures by the hash of the file that was sent. */
    pictures: Generated<Json>
  }
}
