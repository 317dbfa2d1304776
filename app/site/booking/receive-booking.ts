import type { RouterContextProvider } from 'react-router'
import type { KindName } from '#catalogue/kinds.ts'
import { receiveForm } from '../forms/receive.ts'
import { findListing } from '../listing-page/load-listing.ts'

interface Request {
  context: Readonly<RouterContextProvider>
  params: { id: string }
  request: globalThis.Request
  url: URL
}

/** Saves the booking inquiry that was sent from the page of a listing. */
export async function receiveBooking(kind: KindName, request: Request) {
  const { id, title } = await findListing(kind, request)
  return receiveForm('booking', request, { kind, listingId: id, listingName: title })
}
