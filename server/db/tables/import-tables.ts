import type { Generated } from 'kysely'
import type {
  ImportedKind,
  ImportOutcome,
  ImportRowState,
  ImportState,
} from '#catalogue/imports/import.ts'
import type { KindName } from '#catalogue/kinds.ts'
import type { Instant } from './account-tables.ts'

/** JSON text on both databases. */
type Json = string

/** Imported rows. */
export interface ImportTables {
  /** Uploaded spreadsheets and their state. */
  imports: {
    id: Generated<number>
    state: ImportState
    userId: number | null
    /** The name remains when the account is removed. */
    author: string
    files: Json
    /** The kind of sheets whose names don't indicate it. */
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
  /** The id of a listing in the sender's own lists. */
  importKeys: {
    kind: KindName
    externalId: string
    listingId: number
    /** Its pictures by the hash of the uploaded file. */
    pictures: Generated<Json>
  }
}
