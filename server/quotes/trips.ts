import type { AnyListing, Listing } from '#catalogue/kinds.ts'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { type Stay, staysOf, type TripPlace, tripPlaces } from '#catalogue/quotes/trip/trip.ts'
import { draftVersion } from '#catalogue/quotes/version.ts'
import type { Database } from '../db/database.ts'
import type { FoundPlace } from '../listings/links/find-places.ts'
import type { Listings } from '../listings/listings.ts'
import type { LocalCosts } from '../local-costs/local-costs.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { GuestQuote } from './answers.ts'
import { hashOf } from './links.ts'
import { onTheSpot } from './on-the-spot.ts'

/** Accommodation as shown on the public site. */
interface Accommodation {
  title: string
  path: string
  address: string
}

/** The data of a trip sheet besides the accepted plan. */
export interface Trip {
  /** The agency's number for guests on their trip. */
  phone: string
  whatsapp: string
  stays: (Stay & { house?: Accommodation })[]
  places: TripPlace<FoundPlace>[]
}

interface Parts {
  listings: Pick<Listings, 'pick' | 'places' | 'titled'>
  localCosts: Pick<LocalCosts, 'at' | 'clock'>
  settings: Pick<SettingsStore, 'read'>
}

export type Trips = ReturnType<typeof createTrips>

/** Trips of accepted quotes. Of a supplier they contain only its listing. */
export function createTrips({ db }: Pick<Database, 'db'>, { settings, ...parts }: Parts) {
  const { listings } = parts
  return {
    /** Accepted or not. */
    costs: onTheSpot(parts),

    /** The trip of a token's quote; undefined if that is not accepted. */
    async of(token: string, { state, version, decision }: GuestQuote): Promise<Trip | undefined> {
      if (state !== 'accepted' || !decision) return undefined
      const { optionId = '', extras = [] } = decision
      const stays = staysOf(version, { optionId, extras })
      const [houses, places, { phone, travelPhone, whatsappNumber }] = await Promise.all([
        accommodationOf({ db, listings }, await suppliersOf({ db }, token, optionId), stays),
        listings.places({ drafts: false }),
        settings.read(),
      ])
      return {
        phone: travelPhone || phone,
        whatsapp: whatsappNumber || phone,
        stays: stays.map((stay) => ({ ...stay, house: houses.get(stay.id) })),
        places: tripPlaces(version.days, places),
      }
    },
  }
}

interface Reading extends Pick<Database, 'db'> {
  listings: Pick<Listings, 'pick'>
}

async function accommodationOf(
  { db, listings }: Reading,
  suppliers: Map<string, number>,
  stays: Stay[],
): Promise<Map<string, Accommodation>> {
  const ids = stays.flatMap(({ id }) => suppliers.get(id) ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('suppliers')
    .select(['id', 'listingId'])
    .where('id', 'in', ids)
    .execute()
  const listed = await listings.pick(rows.flatMap(({ listingId }) => listingId ?? []))
  return new Map(
    stays.flatMap(({ id }) => {
      const row = rows.find((each) => each.id === suppliers.get(id))
      const listing = listed.find((each) => each.id === row?.listingId)
      if (!listing || !isAccommodation(listing)) return []
      const { title, description } = listing
      return [[id, { title, path: listingPath(listing), address: description }]]
    }),
  )
}

/** The supplier of each line of an option; lines of two options may share an id. */
async function suppliersOf(
  { db }: Pick<Reading, 'db'>,
  token: string,
  optionId: string,
): Promise<Map<string, number>> {
  const row = await db
    .selectFrom('quoteVersions')
    .select('document')
    .where('tokenHash', '=', hashOf(token))
    .executeTakeFirst()
  const { options } = draftVersion.parse(JSON.parse(row?.document ?? '{}'))
  const lines = options.find(({ id }) => id === optionId)?.lines ?? []
  return new Map(
    lines.flatMap(({ id, source }): [string, number][] =>
      source.from === 'rate' ? [[id, source.rate.supplierId]] : [],
    ),
  )
}

/** The description of accommodation is its address. */
const isAccommodation = (listing: AnyListing): listing is Listing<'Hotel' | 'Villa'> =>
  listing.kind === 'Hotel' || listing.kind === 'Villa'
