import type { Encodings } from './encodings.ts'

/** An answer ready to be sent: its headers with lower-case names. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  /** Of a page that is cached its encodings have it. */
  body?: Buffer | undefined
  /** Whether every visitor may get this same answer. */
  isCacheable: boolean
  /** Only of a page that is cached. */
  encodings?: Encodings
  etag?: string
}
