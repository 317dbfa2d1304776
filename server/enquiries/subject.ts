import type { Database } from '../db/open.ts'
import type { Tx } from '../db/tables.ts'

/** What an enquiry is about. */
export interface Subject {
  kind: string | null
  listingId: number | null
  partId: number | null
  listingTitle: string
  partTitle: string
  /** In rupees, as it is now; the room's where there is one. */
  price: number | null
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The listing and room that the answers name, with their title and price of today.
 * What is not for sale, or is another kind's, keeps the name that was sent and no link.
 */
export async function subjectOf(
  tx: Tx,
  dialect: Database['dialect'],
  answers: Record<string, unknown>,
): Promise<Subject> {
  const { hotelId, hotelName, roomId, roomName, listingId, listingName, hotel } = answers
  const ofHotel = 'hotelId' in answers
  const kind = ofHotel ? 'Hotel' : textOf(answers.kind)
  const room = await publishedRoom(tx, dialect, roomId)
  const id = ofHotel ? (hotelId ?? room?.listingId) : listingId
  const listing = await published(tx, dialect, id, kind)
  const part = room && room.listingId === listing?.id ? room : undefined
  return {
    kind: listing?.kind ?? (kind || null),
    listingId: listing?.id ?? null,
    partId: part?.id ?? null,
    listingTitle: listing?.title ?? (textOf(hotelName) || textOf(listingName) || textOf(hotel)),
    partTitle: part?.name ?? textOf(roomName),
    price: part?.price ?? listing?.price ?? null,
  }
}

// On PostgreSQL the row must not go between being read and being referred to.
const holds = (dialect: Database['dialect']) => dialect === 'postgres'

async function published(tx: Tx, dialect: Database['dialect'], id: unknown, kind: string) {
  if (typeof id !== 'number') return undefined
  const listing = await tx
    .selectFrom('listings')
    .select(['id', 'kind', 'title', 'price'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .$if(holds(dialect), (query) => query.forKeyShare())
    .executeTakeFirst()
  return kind === '' || listing?.kind === kind ? listing : undefined
}

async function publishedRoom(tx: Tx, dialect: Database['dialect'], id: unknown) {
  if (typeof id !== 'number') return undefined
  const room = await tx
    .selectFrom('parts')
    .select(['id', 'listingId', 'details'])
    .where('id', '=', id)
    .where('part', '=', 'hotelRooms')
    .$if(holds(dialect), (query) => query.forKeyShare())
    .executeTakeFirst()
  if (!room) return undefined
  const { name, pricePerNight } = JSON.parse(room.details)
  return {
    id: room.id,
    listingId: room.listingId,
    name: String(name),
    price: Number(pricePerNight),
  }
}
