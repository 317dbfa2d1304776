import type { AnyListing } from '#catalogue/kinds.ts'

/** The existing listing that a record changes. */
export interface Existing {
  listing: AnyListing
  /** The paths of its pictures by the hash of the original file, if known. */
  sources: Record<string, string>
}
