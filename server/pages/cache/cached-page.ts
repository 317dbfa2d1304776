import type { Encodings } from './encodings.ts'

/** An answer ready to be sent: its headers with lower-case names. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  /** For a cached page, see its encodings. */
  body?: Buffer | undefined
  /** Whether every visitor may get this same answer. */
  isCacheable: boolean
  /** Only for a cached page. */
  encodings?: Encodings
  etag?: string
}
