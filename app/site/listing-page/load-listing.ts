import { data } from 'react-router'
import {
  type AnyListing,
  isSoldKind,
  type KindName,
  kindOf,
  type Listing,
} from '#catalogue/kinds.ts'
import { todayInKolkata } from '#catalogue/kolkata.ts'
import { maxId } from '#catalogue/limits.ts'
import { listingPath } from '#catalogue/listing-path.ts'
import { domainContext, type ListingRequest, publicUrlContext } from '../../domain.ts'
import { noteStanding } from '../../standing.ts'
import { type CardData, toCard } from '../card/card-data.ts'
import { attempt } from '../sections/attempt.ts'
import { reviewMarkup } from './listing-reviews.tsx'
import { loadReviews } from './load-reviews.ts'
import { localCostMarkup } from './local-costs/load-local-costs.tsx'
import { questionMarkup } from './questions.tsx'
import { seasonMarkup } from './season/season-markup.tsx'

const relatedCount = 3

/** The listing that an address such as `12-heritage-houseboat` means. Throws a 404 without one. */
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

/** The id that the address begins with; 0 for what cannot be one. */
function idOf({ params }: ListingRequest): number {
  const id = Number(/^(\d{1,10})(-.*)?$/.exec(params.id)?.[1] ?? 0)
  return id <= maxId ? id : 0
}

/** Whether the address carries the signed token that shows this listing to staff. */
async function isPreview(kind: KindName, request: ListingRequest): Promise<boolean> {
  const token = request.url.searchParams.get('preview')
  const { previews } = request.context.get(domainContext)
  return token !== null && previews.isValid(token, kind, idOf(request))
}

/** A listing with what its page needs to know of the kind. */
export type ShownListing<K extends KindName = KindName> = Listing<K> & {
  path: string
  priceUnit: string
}

/** A destination with its page. */
export interface PlaceLink {
  title: string
  path: string
}

export interface ListingPageData<K extends KindName> {
  listing: ShownListing<K>
  related: CardData[]
  /** The destinations that it names. */
  places: PlaceLink[]
  /** What guests pay on the spot, as markup: so its page needs no more script. */
  localCosts: string
  /** What of the year it meets, likewise. */
  season: string
  /** What guests say of it, likewise. */
  reviews: string
  /** What is asked of it, as markup too. */
  questions: string
  today: string
  /** The address asks for the open booking form. */
  book: boolean
  /** Shown to staff before visitors see it. */
  preview: boolean
}

/** What the page of a listing shows, by whatever name it was asked for. */
export async function loadListing<K extends KindName>(
  kind: K,
  request: ListingRequest,
): Promise<ListingPageData<K>> {
  const { priceUnit } = kindOf(kind)
  const preview = await isPreview(kind, request)
  const listing = await find(kind, request, { drafts: preview })
  const path = listingPath(listing)
  noteStanding(request.context, path)
  const related = (await attempt(`what is like ${path}`, () => findRelated(request, listing))) ?? []
  const places = (await attempt(`the places of ${path}`, () => findPlaces(request, listing))) ?? []
  const read = () => localCostMarkup(request, listing, path)
  const localCosts = (await attempt(`the local costs of ${path}`, read)) ?? ''
  const season =
    (await attempt(`the season of ${path}`, () => seasonMarkup(request, listing))) ?? ''
  const reviews = await reviewsAbout(request, { ...listing, path })
  const book = request.url.searchParams.has('book')
  const shown = { ...listing, path, priceUnit }
  const today = todayInKolkata()
  const questions = questionMarkup(listing.questions ?? '')
  return {
    ...{ listing: shown, related, places, localCosts, season, reviews, questions },
    ...{ today, book, preview },
  }
}

/** Of what is sold. */
async function reviewsAbout({ context }: ListingRequest, listing: AnyListing & { path: string }) {
  const domain = context.get(domainContext)
  if (!isSoldKind(listing.kind)) return ''
  const load = () => loadReviews(domain, listing, context.get(publicUrlContext))
  const loaded = await attempt(`the reviews of ${listing.path}`, load)
  return loaded ? reviewMarkup(loaded) : ''
}

async function findPlaces({ context }: ListingRequest, { destinations = [] }: AnyListing) {
  const titled = await context.get(domainContext).listings.titled(destinations)
  return titled.map((place): PlaceLink => ({ title: place.title, path: listingPath(place) }))
}

async function findRelated({ context }: ListingRequest, listing: AnyListing) {
  const { listings } = context.get(domainContext)
  return (await listings.related(listing, relatedCount)).map(toCard)
}
