import type { KindName } from '#catalogue/kinds.ts'
import type { DemoListing } from './demo-listing.ts'
import { hotels } from './hotel.ts'
import { travelPackages } from './travel-package.ts'

/** The demo catalogue, in display order. Its businesses and people are invented. */
export const demoListings: { [K in KindName]: DemoListing<K>[] } = {
  Hotel: hotels,
  Villa: [],
  TravelPackage: travelPackages,
  Transportation: [],
  Adventure: [],
  Shoot: [],
  EventManagement: [],
  Relaxation: [],
}
