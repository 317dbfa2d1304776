import type { KindName } from '#catalogue/kinds.ts'
import { maxText } from '#catalogue/quotes/version.ts'
import { cut } from '#catalogue/texts/cut.ts'
import type { Queries } from '../../db/tables.ts'
import type { GalleryPicture } from './pictures-of-days.ts'
import { galleryOf } from './plan-of-listing.ts'

/** The data of a listing shown at a quote's day. */
interface ShownListing {
  title: string
  text: string
  pictures: GalleryPicture[]
}

export async function shownListing(db: Queries, id: number): Promise<ShownListing | undefined> {
  const listing = await db
    .selectFrom('listings')
    .select(['kind', 'title', 'details'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!listing) return undefined
  const { kind, title } = listing
  const text = cut(textOf(kind, JSON.parse(listing.details)), maxText)
  return { title, text, pictures: await galleryOf(db, id, title) }
}

/** For accommodation the description is the address; a package's overview is only a few words. */
const places: string[] = ['Hotel', 'Villa'] satisfies KindName[]

interface Details {
  overview?: string
  description?: string
  story?: string
}

function textOf(kind: string, { overview = '', description = '', story = '' }: Details): string {
  if (kind === ('TravelPackage' satisfies KindName)) return story
  return overview || (places.includes(kind) ? '' : description)
}
