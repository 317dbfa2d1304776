import type { KindName } from '#catalogue/kinds.ts'
import { imagePath } from '#catalogue/pictures/image.ts'
import { maxNights } from '#catalogue/quotes/line.ts'
import { maxText } from '#catalogue/quotes/version.ts'
import { cut } from '#catalogue/texts/cut.ts'
import type { Queries, Tx } from '../../db/tables.ts'
import { type GalleryPicture, withPictures } from './pictures-of-days.ts'

/** The content of a travel package, as the first draft of a plan: for so many nights, if they are known. */
export async function planOf(
  tx: Tx,
  listingId: number,
  stay?: number,
): Promise<object | undefined> {
  const listing = await tx
    .selectFrom('listings')
    .select(['kind', 'title', 'details'])
    .where('id', '=', listingId)
    .executeTakeFirst()
  if (!listing) return undefined
  if (listing.kind !== ('TravelPackage' satisfies KindName)) return {}
  const { title } = listing
  const { inclusions = [], exclusions = [], ...details } = JSON.parse(listing.details)
  const whole = await daysOf(tx, listingId)
  const nights = stay ?? Math.max(1, (whole.at(-1)?.dayNumber ?? 2) - 1)
  const days = within(nights, whole).map(({ dayNumber, title, details }) => ({
    ...{ id: `day-${dayNumber}`, day: dayNumber, title, text: cut(details, maxText) },
  }))
  const pictured = withPictures(days, await galleryOf(tx, listingId, title), title)
  const { paymentTerms, cancellationPolicy: cancellationTerms } = details
  return {
    ...{ days: pictured, nights, inclusions, exclusions },
    ...(paymentTerms && { paymentTerms: cut(paymentTerms, maxText) }),
    ...(cancellationTerms && { cancellationTerms: cut(cancellationTerms, maxText) }),
  }
}

interface PackageDay {
  dayNumber: number
  title: string
  details: string
}

/** One for each number, in their order. */
async function daysOf(tx: Tx, listingId: number): Promise<PackageDay[]> {
  const parts = await tx
    .selectFrom('parts')
    .select('details')
    .where('listingId', '=', listingId)
    .where('part', '=', 'dayWiseItinerary')
    .execute()
  return parts
    .map(({ details }): PackageDay => JSON.parse(details))
    .filter(({ dayNumber }, at, all) => all.findIndex((day) => day.dayNumber === dayNumber) === at)
    .filter(({ dayNumber }) => dayNumber <= maxNights + 1)
    .toSorted((a, b) => a.dayNumber - b.dayNumber)
}

/**
 * The last day stays the day of departure: a shorter stay leaves out days before it, a longer one
 * has empty ones there. A single day is not a departure.
 */
function within(nights: number, days: PackageDay[]): PackageDay[] {
  const [last, departure] = [days.at(-1), nights + 1]
  if (!last || last.dayNumber === 1) return days
  return [
    ...days.slice(0, -1).filter(({ dayNumber }) => dayNumber < departure),
    { ...last, dayNumber: departure },
  ]
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
