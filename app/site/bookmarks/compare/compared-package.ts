import type { Listing } from '#catalogue/kinds.ts'
import { toCard } from '../../card/card-data.ts'

/** The data of a travel package in a comparison. */
export const toCompared = (listing: Listing<'TravelPackage'>) => ({
  ...toCard(listing),
  inclusions: [...new Set(listing.inclusions)],
  exclusions: [...new Set(listing.exclusions)],
  days: listing.parts.dayWiseItinerary.length,
  cancellationPolicy: listing.cancellationPolicy,
})

export type ComparedPackage = ReturnType<typeof toCompared>
