import type { HistoryAction, HistoryKind } from '#catalogue/history.ts'

/** What somebody changed, as the API answers it. */
export interface WireEntry {
  id: number
  /** ISO 8601. */
  at: string
  author: string
  userId: number | null
  action: HistoryAction
  kind: HistoryKind
  listingId: number | null
  name: string | null
  /** Of the part of a listing. */
  partId: number | null
  title: string
  /** That it made of a listing or a text; null where it made none, as a new place in the list. */
  version: number | null
  changes: WireChange[]
  restorable: boolean
  pictures: boolean
}

export interface WireChange {
  label: string
  before: string
  after: string
}

export interface WireAuthor {
  id: number
  name: string
}
