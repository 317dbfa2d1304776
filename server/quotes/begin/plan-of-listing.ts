import type { KindName } from '#catalogue/kinds.ts'
import { imagePath } from '#catalogue/pictures/image.ts'
import { maxNights } from '#catalogue/quotes/line.ts'
import type { Queries, Tx } from '../../db/tables.ts'
import { type GalleryPicture, withPictures } from './pictures-of-days.ts'

/** The content of a travel package, as the first draft of a plan. */
export async function planOf(tx: Tx, listingId: number): Promise<object | undefined> {
  const listing = await tx
    .selectFrom('listings')
    .select(['kind', 'title', 'details'])
    .where('id', '=', listingId)
    .executeTakeFirst()
  if (!listing) return undefined
  if (listing.kind !== ('TravelPackage' satisfies KindName)) return {}
  const { title } = listing
  const { inclusions = [], exclusions = [], ...details } = JSON.parse(listing.details)
  const parts = await tx
    .selectFrom('parts')
    .select('details')
    .where('listingId', '=', listingId)
    .where('part', '=', 'dayWiseItinerary')
    .execute()
  const days = parts
    .map(
      ({ details }) => JSON.parse(details) as { dayNumber: number; title: string; details: string },
    )
    .filter(({ dayNumber }, at, all) => all.findIndex((day) => day.dayNumber === dayNumber) === at)
    .filter(({ dayNumber }) => dayNumber <= maxNights + 1)
    .toSorted((a, b) => a.dayNumber - b.dayNumber)
    .map((day) => ({
      id: `day-${day.dayNumber}`,
      day: day.dayNumber,
      title: day.title,
      text: day.details.slice(0, 5000),
    }))
  const pictured = withPictures(days, await galleryOf(tx, listingId, title), title)
  const nights = Math.max(1, (days.at(-1)?.day ?? 2) - 1)
  const { paymentTerms, cancellationPolicy: cancellationTerms } = details
  return {
    ...{ days: pictured, nights, inclusions, exclusions },
    ...(paymentTerms && { paymentTerms: paymentTerms.slice(0, 5000) }),
    ...(cancellationTerms && { cancellationTerms: cancellationTerms.slice(0, 5000) }),
  }
}

export async function galleryOf(
  db: Queries,
  listingId: number,
  title: string,
): Promise<GalleryPicture[]> {
  const images = await db
    .selectFrom('images')
    .select(['folder', 'name', 'width', 'alt'])
    .where('listingId', '=', listingId)
    .where('partId', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return images.map((image) => ({ path: imagePath(image), alt: image.alt || title }))
}
