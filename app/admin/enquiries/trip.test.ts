import { expect, test } from 'vitest'
import { tripOf } from './trip.ts'

const stay = {
  form: 'hotel',
  listingId: 4,
  listingTitle: 'Zabarwan View',
  partTitle: 'Deluxe',
  price: 12500,
  details: {
    ...{ startDate: '2024-12-23T18:30:00.000Z', endDate: '2024-12-29', numberOfDays: 5 },
    ...{ numberOfAdults: 2, numberOfChilds: 1 },
  },
} as const

test('describes a stay by its nights, people and room', () => {
  expect(tripOf(stay)).toEqual({
    dates: '24–29 Dec 2024',
    length: '5 nights',
    party: '2 adults, 1 child',
    listing: 'Zabarwan View, Deluxe',
    price: '₹12,500',
  })
})

test('a contact request has one day and its own words for other travellers', () => {
  const details = { date: '2024-03-31', days: 1, adults: 1, children: 0 }
  const asked = { ...stay, form: 'contact', details, partTitle: '', price: null } as const
  expect(tripOf(asked)).toEqual({
    dates: '31 Mar 2024',
    length: '1 day',
    party: '1 adult',
    listing: 'Zabarwan View',
  })
})

test('omits unknown data, and names a price on request', () => {
  const details = { message: 'Groups of twelve in May.', startDate: 'soon', numberOfAdults: '' }
  const bare = { ...stay, form: 'partner', details, listingTitle: '', partTitle: '' } as const
  expect(tripOf({ ...bare, price: 0 })).toEqual({
    price: 'Price on request',
    message: 'Groups of twelve in May.',
  })
  expect(tripOf({ ...bare, form: 'call', price: 9000 })).not.toHaveProperty('price', '₹9,000')
})
