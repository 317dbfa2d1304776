import type { FieldErrors } from '#catalogue/field.ts'
import { isSoldKind, type KindName, soldKindNames } from '#catalogue/kinds.ts'
import type { Tx } from '../../db/tables.ts'
import { findDeparture } from './departure.ts'
import { type FoundRoom, findListing, findRoom } from './subject-records.ts'

/** The listing or part that an enquiry is about. */
export interface Subject {
  kind: KindName | null
  listingId: number | null
  partId: number | null
  /** The visitor's text if no listing is linked. */
  listingTitle: string
  partTitle: string
  /** The current price in rupees; the room's if there is one. */
  price: number | null
}

type FoundSubject =
  | {
      subject: Subject
      /** False for drafts and deleted listings, whose names visitors must not see. */
      isPublic: boolean
      errors?: undefined
    }
  | { subject?: undefined; errors: FieldErrors }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The id that was sent; some clients send 0 for none. */
const idOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : undefined)

/**
 * The listing and room of an enquiry with current titles and price, including drafts and deleted
 * ones, since a page may stay open for long. Names in the body only count without an id.
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

/** Whether an enquiry of this kind, or of any, may be about a listing. */
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
