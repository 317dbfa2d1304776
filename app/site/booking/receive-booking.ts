import { daysOf, lastDayOf } from '#catalogue/dates/departures.ts'
import type { AnyListing, KindName, Listing } from '#catalogue/kinds.ts'
import type { FormRequest, ListingRequest } from '../../domain.ts'
import { receiveForm } from '../forms/receive.ts'
import { findListing } from '../listing-page/load-listing.ts'

/** Saves a booking inquiry sent from a listing's page. */
export async function receiveBooking(kind: KindName, request: ListingRequest & FormRequest) {
  const listing = await findListing(kind, request)
  return receiveForm('booking', request, about(listing))
}

/** The same for a travel package: a chosen departure fills in blank dates. */
export async function receivePackageBooking(request: ListingRequest & FormRequest) {
  const trip = await findListing('TravelPackage', request)
  return receiveForm('booking', request, (sent) => ({ ...about(trip), ...datesOf(trip, sent) }))
}

const about = ({ kind, id, title }: Pick<AnyListing, 'kind' | 'id' | 'title'>) => ({
  kind,
  listingId: id,
  listingName: title,
})

function datesOf(trip: Listing<'TravelPackage'>, sent: Record<string, unknown>) {
  const chosen = trip.parts.departures.find(({ id }) => String(id) === sent.departureId)
  if (!chosen) return {}
  const { startsOn } = chosen
  return {
    startDate: sent.startDate || startsOn,
    endDate: sent.endDate || lastDayOf(startsOn, daysOf(trip)),
  }
}
