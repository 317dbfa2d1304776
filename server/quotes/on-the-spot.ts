import { costLine } from '#catalogue/local-costs/cost-words.ts'
import { tripPlaces } from '#catalogue/quotes/trip/trip.ts'
import type { Listings } from '../listings/listings.ts'
import type { LocalCosts } from '../local-costs/local-costs.ts'
import type { GuestQuote } from './answers.ts'

interface Parts {
  listings: Pick<Listings, 'pick' | 'places' | 'titled'>
  localCosts: Pick<LocalCosts, 'at' | 'clock'>
}

export interface PlaceCosts {
  title: string
  /** A cost each. */
  lines: string[]
}

/** What guests pay on the spot: at the places of the quote's listing, else at those of its days. */
export const onTheSpot =
  ({ listings, localCosts }: Parts) =>
  async ({ listingId, version }: Pick<GuestQuote, 'listingId' | 'version'>) => {
    const [listing] = listingId === null ? [] : await listings.pick([listingId])
    const { destinations: named = [] } = listing ?? {}
    const ids = named.length > 0 ? named : await ofDays()
    if (ids.length === 0) return []
    const places = await listings.titled(ids)
    const costs = await localCosts.at(places.map(({ id }) => id))
    const clock = await localCosts.clock()
    return places.flatMap(({ id, title }): PlaceCosts[] => {
      const here = costs.filter(({ destinationId }) => destinationId === id)
      const lines = here.map((cost) => costLine(cost, clock))
      return lines.length > 0 ? [{ title, lines }] : []
    })

    async function ofDays(): Promise<number[]> {
      const places = await listings.places({ drafts: false })
      return tripPlaces(version.days, places).map(({ place }) => place.id)
    }
  }
