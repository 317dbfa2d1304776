import type { KindName } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/tables.ts'
import { insertListing, type ListingValues } from '../insert-listing.ts'
import { type Linked, linkByTitles } from '../links/link-by-titles.ts'
import { insertPart } from '../parts/insert-part.ts'
import { arrangePictures, type NewImage } from '../pictures.ts'
import { indexEntry } from '../search/search-terms.ts'

export interface NewListing {
  kind: KindName
  values: ListingValues
  pictures: NewImage[]
  parts: NewPart[]
  /** Related listings by title, by field. */
  links?: Record<string, string[]>
}

interface NewPart {
  /** The documented name of the nested list: 'hotelRooms'. */
  part: string
  values: Record<string, unknown>
  pictures: NewImage[]
}

/** Adds complete listings inside a transaction; the caller announces them when it ends. */
export async function loadListings(
  tx: Tx,
  { index }: Pick<Database, 'index'>,
  listings: NewListing[],
) {
  const linked: Linked[] = []
  for (const { kind, values, pictures, parts, links } of listings) {
    const { id, position } = await insertListing(tx, kind, values)
    await arrangePictures(tx, { listingId: id, partId: null, title: values.title }, pictures)
    for (const { part, values, pictures } of parts) {
      await insertPart(tx, { kind, part }, { listingId: id, values, pictures })
    }
    await index(tx, id, indexEntry(kind, { ...values, id, position }))
    if (links) linked.push({ kind, id, links })
  }
  await linkByTitles(tx, linked)
}
