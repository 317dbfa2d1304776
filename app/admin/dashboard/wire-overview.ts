import type { KindName } from '#catalogue/kinds.ts'

export interface KindCounts {
  kind: KindName
  published: number
  drafts: number
  withoutImages: number
}

export interface Overview {
  kinds: KindCounts[]
  /** Null when the storage did not answer. */
  storage: { files: number; bytes: number } | null
  /** ISO 8601; null when there never was one. */
  lastBackup: string | null
}
