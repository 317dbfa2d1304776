import type { FieldErrors } from '#catalogue/field.ts'
import { isSoldKind, type KindName, soldKindNames } from '#catalogue/kinds.ts'
import type { Tx } from '../db/tables.ts'
import { findDeparture } from './departure.ts'
import { type FoundRoom, findListing, findRoom } from './subject-records.ts'

/** What an enquiry is about. */
export interface Subject {
  kind: KindName | null
  listingId: number | null
  partId: number | null
  /** As the visitor typed it where no listing is linked. */
  listingTitle: string
  partTitle: string
  /** In rupees, as it is now; the room's where there is one. */
  price: number | null
}

export type FoundSubject =
  | {
      subject: Subject
      /** False of what is a draft or deleted: its name is not for visitors. */
      isPublic: boolean
      errors?: undefined
    }
  | { subject?: undefined; errors: FieldErrors }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The id that was sent; 0 is how some clients say none. */
const idOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined)

/**
 * The listing and room that the answers name, with their title and price of today: of drafts and
 * deleted ones too, since a page may be open for long. Names that were sent count only without an id.
 */
export async function subjectOf(tx: Tx, answers: Record<string, unknown>): Promise<FoundSubject> {
  const { hotelName, roomName, listingName, hotel } = answers
  const ofHotel = 'hotelId' in answers
  const kind = ofHotel ? 'Hotel' : soldKindNames.find((name) => name === answers.kind)
  const hotelId = ofHotel ? idOf(answers.hotelId) : undefined
  const roomId = idOf(answers.roomId)
  const room = roomId ? await findRoom(tx, roomId, hotelId) : undefined
  const id = ofHotel ? (hotelId ?? room?.listingId) : idOf(answers.listingId)
  const listing = id ? await findListing(tx, id) : undefined
  if (id && (!listing || !isAskedFor(listing.kind, kind))) return noSuchListing(ofHotel)
  if (roomId && !room) return noSuchRoom
  if (room && room.listingId !== listing?.id) return otherHotelsRoom
  const departureId = idOf(answers.departureId)
  const { departure, errors } = departureId
    ? await findDeparture(tx, departureId, listing?.id, answers.startDate)
    : {}
  if (errors) return { errors }
  return {
    isPublic: listing?.isPublic ?? true,
    subject: {
      kind: listing?.kind ?? kind ?? null,
      listingId: listing?.id ?? null,
      partId: departure?.id ?? (room && !room.isGone ? room.id : null),
      listingTitle: listing?.title ?? (textOf(hotelName) || textOf(listingName) || textOf(hotel)),
      partTitle: departure?.name ?? room?.name ?? textOf(roomName),
      price: priceOf(listing, room),
    },
  }
}

/** Whether an enquiry of a kind, or of any, may be about a listing. */
const isAskedFor = (kind: KindName, asked?: KindName) =>
  isSoldKind(kind) && (!asked || kind === asked)

const priceOf = (listing?: { price: number }, room?: FoundRoom) =>
  room?.price ?? listing?.price ?? null

const noSuchListing = (ofHotel: boolean): FoundSubject =>
  ofHotel
    ? { errors: { hotelId: ['There is no such hotel.'] } }
    : { errors: { listingId: ['There is no such listing.'] } }

const noSuchRoom = { errors: { roomId: ['There is no such room.'] } }
const otherHotelsRoom = { errors: { roomId: ['This room belongs to another hotel.'] } }
