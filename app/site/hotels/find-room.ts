import { data } from 'react-router'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { domainContext, type ListingRequest } from '../../domain.ts'
import { findListing } from '../listing-page/load-listing.ts'
import { type Room, roomOf } from './room.ts'

export interface FoundRoom {
  hotel: { id: number; title: string; path: string }
  room: Room
}

/** The room with an id, and its hotel. Throws a 404 if there is none. */
export async function findRoom({ context, params, url }: ListingRequest): Promise<FoundRoom> {
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0
  const { parts } = context.get(domainContext).listings
  const name = { kind: 'Hotel', part: 'hotelRooms' } as const
  const part = id ? await parts.find(name, id, { drafts: false }) : undefined
  if (!part) throw data(null, { status: 404 })

  const listing = await findListing('Hotel', { context, url, params: { id: `${part.listingId}` } })
  const room = roomOf(listing.parts.hotelRooms, params.id)
  if (!room) throw data(null, { status: 404 })
  const { title } = listing
  return { hotel: { id: listing.id, title, path: listingPath(listing) }, room }
}
