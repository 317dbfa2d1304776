import type { KindName } from '#catalogue/kinds.ts'

export interface KindCounts {
  kind: KindName
  published: number
  drafts: number
  withoutImages: number
}

export interface Overview {
  kinds: KindCounts[]
  /** ISO 8601; null when there never was one. */
  lastBackup: string | null
}
