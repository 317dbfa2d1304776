import { data } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import {
  type AnyListing,
  isSoldKind,
  type KindName,
  kindOf,
  type Listing,
} from '#catalogue/kinds.ts'
import { maxId } from '#catalogue/limits.ts'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { setContentLocation } from '../../content-location.ts'
import { domainContext, type ListingRequest, publicUrlContext } from '../../domain.ts'
import { toCard } from '../card/card-data.ts'
import { leadToLastReviews } from '../home/reviews/read-reviews.ts'
import { attempt } from '../sections/attempt.ts'
import { reviewMarkup } from './listing-reviews.tsx'
import { loadReviews } from './load-reviews.ts'
import { localCostMarkup } from './local-costs/load-local-costs.tsx'
import { questionMarkup } from './questions.tsx'
import { seasonMarkup } from './season/season-markup.tsx'

const relatedCount = 3

/** The listing of a path segment such as `12-heritage-houseboat`. Throws a 404 if there is none. */
export const findListing = <K extends KindName>(kind: K, request: ListingRequest) =>
  find(kind, request, { drafts: false })

async function find<K extends KindName>(
  kind: K,
  request: ListingRequest,
  sight: { drafts: boolean },
) {
  const { listings } = request.context.get(domainContext)
  const id = idOf(request)
  const listing = id > 0 ? await listings.find(kind, id, sight) : undefined
  if (!listing) throw data(null, { status: 404 })
  return listing
}

/** The id at the beginning of the segment; 0 if it is invalid. */
function idOf({ params }: ListingRequest): number {
  const id = Number(/^(\d{1,10})(-.*)?$/.exec(params.id)?.[1] ?? 0)
  return id <= maxId ? id : 0
}

/** Whether the URL has a valid preview token of this listing. */
async function isPreview(kind: KindName, request: ListingRequest): Promise<boolean> {
  const token = request.url.searchParams.get('preview')
  const { previews } = request.context.get(domainContext)
  return token !== null && previews.isValid(token, kind, idOf(request))
}

/** A listing with the facts about its kind that the page needs. */
export type ShownListing<K extends KindName = KindName> = Listing<K> & {
  path: string
  priceUnit: string
}

/** The data of a listing's page, whatever slug was requested. */
export async function loadListing<K extends KindName>(kind: K, request: ListingRequest) {
  const { priceUnit } = kindOf(kind)
  const preview = await isPreview(kind, request)
  const listing = await find(kind, request, { drafts: preview })
  const path = listingPath(listing)
  setContentLocation(request.context, path)
  const reviews = await reviewsAbout(request, { ...listing, path })
  const related = (await attempt(`what is like ${path}`, () => findRelated(request, listing))) ?? []
  const destinations =
    (await attempt(`the places of ${path}`, () => findDestinations(request, listing))) ?? []
  const read = () => localCostMarkup(request, { kind, path }, destinations)
  const localCosts = (await attempt(`the local costs of ${path}`, read)) ?? ''
  const season =
    (await attempt(`the season of ${path}`, () => seasonMarkup(request, listing))) ?? ''
  const listed: ShownListing<K> = { ...listing, path, priceUnit }
  return {
    ...{ listing: listed, related, preview, today: todayInKolkata() },
    /** The destinations it refers to. */
    places: destinations.map((place) => ({ title: place.title, path: listingPath(place) })),
    /** Whether the URL requests the open booking form. */
    book: request.url.searchParams.has('book'),
    /** Sections as markup, so that the page needs no more script. */
    ...{ localCosts, season, reviews, questions: questionMarkup(listing.questions ?? '') },
  }
}

export type ListingPageData<K extends KindName> = Awaited<ReturnType<typeof loadListing<K>>>

/** For kinds that are sold. */
async function reviewsAbout(
  { context, url }: ListingRequest,
  listing: AnyListing & { path: string },
) {
  const domain = context.get(domainContext)
  if (!isSoldKind(listing.kind)) return ''
  const asked = Number(url.searchParams.get('reviews'))
  const load = () =>
    loadReviews(domain, listing, { publicUrl: context.get(publicUrlContext), asked })
  const loaded = await attempt(`the reviews of ${listing.path}`, load)
  if (loaded) leadToLastReviews(url, { path: listing.path, pages: loaded.pages })
  return loaded ? reviewMarkup(loaded) : ''
}

const findDestinations = ({ context }: ListingRequest, { destinations = [] }: AnyListing) =>
  context.get(domainContext).listings.titled(destinations)

async function findRelated({ context }: ListingRequest, listing: AnyListing) {
  const { listings } = context.get(domainContext)
  return (await listings.related(listing, relatedCount)).map(toCard)
}
