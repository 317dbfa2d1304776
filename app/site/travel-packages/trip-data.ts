import type { TouristTrip } from 'schema-dts'
import { agencyId, offered } from '../head/json-ld.ts'
import type { ShownListing } from '../listing-page/load-listing.ts'

/** The trip and its days, as search engines read them. */
export const tripData = (publicUrl: string, trip: ShownListing<'TravelPackage'>) =>
  ({
    '@type': 'TouristTrip',
    ...offered(publicUrl, trip),
    description: trip.description,
    provider: { '@id': agencyId(publicUrl) },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: trip.parts.dayWiseItinerary.map(({ dayNumber, title, details }) => ({
        '@type': 'ListItem' as const,
        position: dayNumber,
        name: title,
        description: details,
      })),
    },
  }) satisfies TouristTrip
