import type { ShownListing } from '../listing-page/load-listing.ts'

export type Hotel = ShownListing<'Hotel'>
export type Room = Hotel['parts']['hotelRooms'][number]

/** The room that an address or a form names by its id; undefined when it names none of these. */
export const roomOf = (rooms: Room[], id: unknown) => rooms.find((room) => String(room.id) === id)
