import type { KindName } from '#catalogue/kinds.ts'
import { adventures } from './adventure.ts'
import { articles } from './article.ts'
import type { DemoListing } from './demo-listing.ts'
import { destinations } from './destination.ts'
import { events } from './event-management.ts'
import { hotels } from './hotel.ts'
import { wellness } from './relaxation.ts'
import { shoots } from './shoot.ts'
import { vehicles } from './transportation.ts'
import { travelPackages } from './travel-package.ts'
import { villas } from './villa.ts'

/** The demo catalogue, in display order. Its businesses and people are invented. */
export const demoCatalogue: { [K in KindName]: DemoListing<K>[] } = {
  Hotel: hotels,
  Villa: villas,
  TravelPackage: travelPackages,
  Transportation: vehicles,
  Adventure: adventures,
  Shoot: shoots,
  EventManagement: events,
  Relaxation: wellness,
  Destination: destinations,
  Article: articles,
}
