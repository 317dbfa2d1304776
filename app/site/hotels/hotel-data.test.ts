import { expect, test } from 'vitest'
import { hotelData } from './hotel-data.ts'
import type { Hotel, Room } from './room.ts'

const stored = { listingId: 1, position: 1, version: 1, createdAt: '', updatedAt: '', images: [] }
const room = (id: number, pricePerNight: number): Room => ({
  ...stored,
  id,
  name: `Room ${id}`,
  capacity: '2 adults',
  pricePerNight,
})

const hotelWith = (hotelRooms: Room[], price = 6800) =>
  ({
    title: 'Walnut Prow',
    path: '/hotel/1',
    description: 'Ghat 14',
    overview: 'A boat.',
    price,
    images: [],
    parts: { hotelRooms, services: [{ ...stored, id: 9, title: 'Laundry', description: '' }] },
  }) as unknown as Hotel

test('a hotel lists its rooms, each with its price', () => {
  const data = hotelData('https://ke.example', hotelWith([room(1, 6800), room(2, 9900)]))
  expect(data).toMatchObject({
    '@type': 'Hotel',
    name: 'Walnut Prow',
    url: 'https://ke.example/hotel/1',
    address: 'Ghat 14',
    priceRange: '₹6,800 to ₹9,900',
    amenityFeature: [{ name: 'Laundry' }],
    containsPlace: [{ name: 'Room 1' }, { name: 'Room 2' }],
    makesOffer: [
      { name: 'Room 1', price: 6800, priceCurrency: 'INR' },
      { name: 'Room 2', price: 9900, url: 'https://ke.example/hotel/1' },
    ],
  })
})

test('a hotel without rooms has its own price', () => {
  const data = hotelData('https://ke.example', hotelWith([]))
  expect(data).toMatchObject({ priceRange: '₹6,800', makesOffer: { price: 6800 } })
})

test('a hotel with a price on request has no offer', () => {
  const { makesOffer, priceRange } = hotelData('https://ke.example', hotelWith([room(1, 9900)], 0))
  expect([makesOffer, priceRange]).toEqual([undefined, undefined])
})
