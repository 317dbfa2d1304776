import type { AnyListing, KindName } from '#catalogue/kinds.ts'
import type { ListingQuery } from '#catalogue/listings/listing-query.ts'
import type { AnyTextValue, Text } from '#catalogue/texts/text.ts'
import { isListingTag, listingTags } from '../db/cache-tags.ts'
import { committing } from '../db/commit.ts'
import type { Database } from '../db/database.ts'
import type { Tx } from '../db/tables.ts'
import { cacheUntilChange } from '../db/until-change.ts'
import type { Author, History } from '../history/history.ts'
import type { ChangeContext } from './change-context.ts'
import { changePrices, type PricesChange } from './change-prices.ts'
import { type CompleteListing, writeComplete } from './complete/write-complete.ts'
import { createListing } from './create-listing.ts'
import { findDeleted, purgeDeleted } from './deleted-listings.ts'
import { duplicateListing } from './duplicate-listing.ts'
import { everyListing } from './find/every-listing.ts'
import { findCards, findListing, findListings } from './find/find-listings.ts'
import type { Visibility } from './find/narrow.ts'
import { pickListings } from './find/pick-listings.ts'
import {
  countPublishedPages,
  findPublishedPages,
  type PublishedKind,
} from './find/published-pages.ts'
import type { ListingValues } from './insert-listing.ts'
import { findPlaces } from './links/find-places.ts'
import { findReferring } from './links/find-referring.ts'
import { findRelated } from './links/find-related.ts'
import { findTitles } from './links/find-titles.ts'
import { unknownInText } from './links/unknown-in-text.ts'
import { unknownLinks } from './links/unknown-links.ts'
import { placeListing } from './order/place-listing.ts'
import { createParts } from './parts/parts.ts'
import type { PictureOrder } from './pictures.ts'
import { removeListing } from './remove-listing.ts'
import { restoreListing } from './restore-listing.ts'
import { indexMissing } from './search/index-missing.ts'
import { searchListings } from './search/search-listings.ts'
import { searchTitles, titlesOf } from './search/search-titles.ts'
import { type ListingChange, updateListing } from './update-listing.ts'

/** Maximum number of cached totals. */
const maxTotals = 5000

export type Listings = ReturnType<typeof createListings>

/** The catalogue: reads and changes of listings and their parts. */
export function createListings(database: Database, { record }: Pick<History, 'record'>) {
  const { db, index, found } = database
  const source = {
    db,
    found,
    totals: cacheUntilChange<number>(database, { max: maxTotals, of: isListingTag }),
  }
  const context = { index, record, commit: committing(database) }
  return {
    parts: createParts(db, context),
    ...createReading(source),
    ...createCompleteWrites(context),

    create: <K extends KindName>(
      kind: K,
      values: ListingValues,
      pictures: PictureOrder,
      by?: Author,
    ) => createListing(context, { kind, values, pictures, by }),

    update: <K extends KindName>(kind: K, id: number, change: ListingChange) =>
      updateListing(context, kind, id, change),

    /** Creates a draft copy, with parts and pictures; undefined if there is no such listing. */
    duplicate: <K extends KindName>(kind: K, id: number, by?: Author) =>
      duplicateListing(context, kind, id, by),

    /** For several listings, all or none. */
    changePrices: (change: PricesChange) => changePrices(context, change),

    place: (kind: KindName, id: number, place: number, by?: Author) =>
      placeListing(context, { kind, id, place, by }),

    remove: (kind: KindName, id: number, by?: Author) => removeListing(context, kind, id, by),

    restore: <K extends KindName>(kind: K, id: number, by?: Author) =>
      restoreListing(context, kind, id, by),

    /** Adds listings missing from the search index, left by an older version; returns how many. */
    indexMissing: () => indexMissing(database),

    purge: (now: Date) => purgeDeleted(database, now),
  }
}

/** Complete listings with parts and pictures, as imports write them. */
const createCompleteWrites = (context: ChangeContext) => ({
  /** Adds or changes a listing with its parts, within a transaction; the caller announces the change. */
  writeCompleteIn: (tx: Tx, listing: CompleteListing) => writeComplete(context, tx, listing),

  /** The same in its own transaction; `also` is written in the same transaction. */
  writeComplete: (listing: CompleteListing, also: (tx: Tx, written: AnyListing) => Promise<void>) =>
    context.commit(
      async (tx) => {
        const written = await writeComplete(context, tx, listing)
        if (typeof written === 'object') await also(tx, written)
        return written
      },
      ({ kind, id }) => listingTags(kind, id),
    ),
})

function createReading(source: Parameters<typeof findListings>[0]) {
  const { db } = source
  return {
    page: <K extends KindName>(kind: K, query: ListingQuery, visibility: Visibility) =>
      findListings(source, kind, query, visibility),

    every: <K extends KindName>(kind: K) => everyListing(db, kind),

    /** A page of published listings, as cards. */
    cards: <K extends KindName>(kind: K, query: ListingQuery) => findCards(source, kind, query),

    find: <K extends KindName>(kind: K, id: number, visibility: Visibility) =>
      findListing(db, kind, id, visibility),

    pick: (ids: number[]) => pickListings(db, ids),

    /** All destinations as places: `find-places.ts`. */
    places: (visibility: Visibility) => findPlaces(db, visibility),

    /** Published listings that refer to a destination. */
    referring: (destinationId: number, limit: number) => findReferring(db, destinationId, limit),

    /** The listings that staff chose as related, or similar ones. */
    related: (listing: AnyListing, limit: number) => findRelated(db, listing, limit),

    /** Titles of the published ones among these. */
    titled: (ids: readonly number[]) => findTitles(db, ids),

    ...createLookups(source),

    countPublishedPages: () => countPublishedPages(db),

    publishedPages: (counts: PublishedKind[], range: { skip: number; take: number }) =>
      findPublishedPages(db, counts, range),

    /** Those that can still be restored, latest first. */
    deleted: (kind: KindName) => findDeleted(db, kind),

    async isEmpty(): Promise<boolean> {
      return (await db.selectFrom('listings').select('id').limit(1).execute()).length === 0
    },
  }
}

/** Searches, and checks of what texts and listings refer to. */
function createLookups(source: Parameters<typeof findListings>[0]) {
  const { db } = source
  return {
    unknownLinks: (kind: KindName, values: Record<string, unknown>, before?: AnyListing) =>
      unknownLinks(db, kind, values, before),

    unknownInText: (text: Text, value: AnyTextValue, before: AnyTextValue) =>
      unknownInText(db, text, value, before),

    search: (text: string, limit: number) => searchListings(source, text, limit),

    titles: (text: string, limit: number) => searchTitles(source, text, limit),

    /** Titles of these, including drafts, in the given order. */
    titlesOf: (ids: readonly number[]) => titlesOf(db, ids),
  }
}
