import { expect, test } from 'vitest'
import { toCard } from './card-data.ts'

const listing = {
  id: 7,
  version: 1,
  createdAt: '',
  updatedAt: '',
  categoryId: 1,
  status: 'published' as const,
  position: 1,
  title: 'Saloon',
  price: 2900,
  oldPrice: null,
  priceOnRequest: false,
  images: [],
}

test('a vehicle has its number of seats as the first detail', () => {
  const vehicle = { seats: 4, luggage: '2 bags', condition: '2022' }
  const card = toCard({ ...listing, kind: 'Transportation', description: 'A car.', ...vehicle })
  expect(card).toMatchObject({ path: '/transportation/7/saloon', place: '', summary: '', vehicle })
})

test('an address is the place, a description is the text', () => {
  const villa = toCard({ ...listing, kind: 'Villa', description: 'Brein', duration: 'Pool' })
  expect(villa).toMatchObject({ badge: 'Pool', place: 'Brein', summary: '', vehicle: undefined })
  const shoot = toCard({ ...listing, kind: 'Shoot', description: 'Two hours.' })
  expect(shoot).toMatchObject({ place: '', summary: 'Two hours.' })
})
