import type { ShownListing } from '../listing-page/load-listing.ts'

export type Hotel = ShownListing<'Hotel'>
export type Room = Hotel['parts']['hotelRooms'][number]

/** The room with the id in a URL or form; undefined if it is not among these. */
export const roomOf = (rooms: Room[], id: unknown) => rooms.find((room) => String(room.id) === id)
