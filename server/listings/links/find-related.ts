import { isSold } from '#catalogue/kind.ts'
import { type AnyListing, kindOf } from '#catalogue/kinds.ts'
import { isOnRequest } from '#catalogue/prices/price.ts'
import { tagAnswer } from '../../db/cache-tags.ts'
import type { Queries } from '../../db/tables.ts'
import { readCards } from '../find/find-listings.ts'
import { selectListings } from '../find/narrow.ts'
import { pickListings } from '../find/pick-listings.ts'

/** How many candidates of each sort are considered, in their order. */
const maxCandidates = 60

/** The published listings that staff chose as related; if there are none, similar ones of the same kind. */
export async function findRelated(
  db: Queries,
  listing: AnyListing,
  limit: number,
): Promise<AnyListing[]> {
  const named = isSold(kindOf(listing.kind)) ? await pickListings(db, listing.related ?? []) : []
  return named.length > 0 ? named.slice(0, limit) : findLike(db, listing, limit)
}

async function findLike(db: Queries, listing: AnyListing, limit: number) {
  tagAnswer(listing.kind)
  const [sharing, near, far] = await Promise.all([
    findSharing(db, listing),
    listing.categoryId === null ? [] : others(db, listing, listing.categoryId),
    others(db, listing),
  ])
  const places = new Map(sharing.map(({ id, places }) => [id, places]))
  const all = [...new Map([...sharing, ...near, ...far].map((each) => [each.id, each])).values()]
  const ranked = all.toSorted(
    (a, b) =>
      (places.get(b.id) ?? 0) - (places.get(a.id) ?? 0) ||
      Number(isOfCategory(b, listing)) - Number(isOfCategory(a, listing)) ||
      compareDistances(a, b, listing) ||
      a.position - b.position ||
      a.id - b.id,
  )
  const ids = ranked.slice(0, limit).map(({ id }) => id)
  return readCards(db, listing.kind, ids)
}

/** Others of the kind that share a destination, with the number of shared ones. */
async function findSharing(db: Queries, listing: AnyListing) {
  const { destinations = [] } = listing
  if (destinations.length === 0) return []
  const rows = await selectListings(db, listing.kind, { drafts: false })
    .innerJoin('destinationListings', 'destinationListings.listingId', 'listings.id')
    .where('destinationListings.destinationId', 'in', destinations)
    .where('listings.id', '!=', listing.id)
    .select(['listings.id', 'categoryId', 'price', 'position'])
    .select((e) => e.fn.countAll().as('places'))
    .groupBy(['listings.id', 'categoryId', 'price', 'position'])
    .orderBy('places', 'desc')
    .orderBy('position')
    .limit(maxCandidates)
    .execute()
  return rows.map((row) => ({ ...row, places: Number(row.places) }))
}

function others(db: Queries, { id, kind }: AnyListing, categoryId?: number) {
  const all = selectListings(db, kind, { drafts: false }).where('id', '!=', id)
  return (categoryId === undefined ? all : all.where('categoryId', '=', categoryId))
    .select(['id', 'categoryId', 'price', 'position'])
    .orderBy('position')
    .orderBy('id')
    .limit(maxCandidates)
    .execute()
}

interface Candidate {
  categoryId: number | null
  price: number
}

const isOfCategory = ({ categoryId }: Candidate, listing: AnyListing) =>
  categoryId !== null && categoryId === listing.categoryId

/** The ratio of two prices, at least 1; prices on request come last. */
function compareDistances(a: Candidate, b: Candidate, listing: AnyListing): number {
  const price = 'price' in listing ? listing.price : 0
  if (isOnRequest({ price })) return 0
  const distance = (other: Candidate) =>
    isOnRequest(other) ? Number.MAX_VALUE : Math.abs(Math.log(other.price / price))
  return distance(a) - distance(b)
}
