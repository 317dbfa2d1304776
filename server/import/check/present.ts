import type { AnyListing } from '#catalogue/kinds.ts'

/** What a record changes. */
export interface Present {
  listing: AnyListing
  /** The paths of its pictures by the hash of the file that they were made of, where that is known. */
  sources: Record<string, string>
}
