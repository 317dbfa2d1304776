import { imagePath } from '#catalogue/image.ts'
import { offered, type Thing } from '../listing/json-ld.ts'
import { rupees } from '../listing/price.ts'
import type { Hotel, Room } from './room.ts'

/** The hotel and its rooms, as search engines read them. */
export function hotelData(publicUrl: string, hotel: Hotel): Thing {
  const { description, overview, parts } = hotel
  const { offers, ...about } = offered(publicUrl, hotel)
  const rooms = parts.hotelRooms
  const prices = rooms.length ? rooms.map(({ pricePerNight }) => pricePerNight) : [hotel.price]
  return {
    '@type': 'Hotel',
    ...about,
    description: overview,
    address: description,
    priceRange: [...new Set([Math.min(...prices), Math.max(...prices)])].map(rupees).join(' to '),
    amenityFeature: parts.services.map(({ title }) => ({
      '@type': 'LocationFeatureSpecification',
      name: title,
      value: true,
    })),
    containsPlace: rooms.map((room) => roomData(publicUrl, room, offers.url)),
  }
}

const roomData = (publicUrl: string, room: Room, url: string) => ({
  '@type': ['HotelRoom', 'Product'],
  name: room.name,
  description: room.capacity,
  image: room.images.map((image) => `${publicUrl}/${imagePath(image)}`),
  offers: {
    '@type': 'Offer',
    price: room.pricePerNight,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url,
  },
})
