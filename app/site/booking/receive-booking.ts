import type { KindName } from '#catalogue/kinds.ts'
import type { FormRequest, ListingRequest } from '../../domain.ts'
import { receiveForm } from '../forms/receive.ts'
import { findListing } from '../listing-page/load-listing.ts'

/** Saves the booking inquiry that was sent from the page of a listing. */
export async function receiveBooking(kind: KindName, request: ListingRequest & FormRequest) {
  const { id, title } = await findListing(kind, request)
  return receiveForm('booking', request, { kind, listingId: id, listingName: title })
}
