import type { Hotel as HotelData } from 'schema-dts'
import { rupees } from '#catalogue/prices/money.ts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import { addresses, offer, offered } from '../head/json-ld.ts'
import type { Hotel, Room } from './room.ts'

/** Structured data of the hotel with its rooms and prices. */
export function hotelData(publicUrl: string, hotel: Hotel) {
  const { description, overview, parts } = hotel
  const { offers, ...about } = offered(publicUrl, hotel)
  const rooms = parts.hotelRooms
  return {
    '@type': 'Hotel',
    ...about,
    description: withoutMarks(overview),
    address: description,
    priceRange: offers && priceRange(hotel),
    amenityFeature: parts.services.map(({ title }) => ({
      '@type': 'LocationFeatureSpecification',
      name: title,
      value: true,
    })),
    containsPlace: rooms.map((room) => roomData(publicUrl, room, about.url)),
    makesOffer:
      offers && rooms.length
        ? rooms.map((room) => ({
            ...offer(about.url, room.pricePerNight),
            name: room.name,
            itemOffered: { '@id': roomId(about.url, room) },
          }))
        : offers,
  } satisfies HotelData
}

function priceRange({ price, parts }: Hotel): string {
  const rooms = parts.hotelRooms.map(({ pricePerNight }) => pricePerNight)
  const prices = rooms.length ? rooms : [price]
  return [...new Set([Math.min(...prices), Math.max(...prices)])].map(rupees).join(' to ')
}

const roomId = (url: string, { id }: Room) => `${url}#room-${id}`

const roomData = (publicUrl: string, room: Room, url: string) => ({
  '@type': 'HotelRoom' as const,
  '@id': roomId(url, room),
  name: room.name,
  description: room.capacity,
  image: addresses(publicUrl, room.images),
})
