import { expect, test } from 'vitest'
import { chipsOf } from './chips.ts'

const path = '/travel-packages'
const query = { q: 'dal lake', category: 2, minPrice: 5000, sort: 'price' as const, page: 3 }
const categories = [{ id: 2, name: 'Luxury' }]

test('each filter has a chip that removes only that one', () => {
  expect(chipsOf(path, query, { categories })).toEqual([
    { label: '“dal lake”', link: '/travel-packages?category=2&minPrice=5000&sort=price' },
    { label: 'Luxury', link: '/travel-packages?q=dal+lake&minPrice=5000&sort=price' },
    { label: 'From ₹5,000', link: '/travel-packages?q=dal+lake&category=2&sort=price' },
  ])
})

test('an order has no chip', () => {
  expect(chipsOf(path, { sort: 'newest' }, { categories })).toEqual([])
})

test('names a destination by its title, or by its id if it is not public', () => {
  const link = '/travel-packages'
  const labelled = (place?: string) => chipsOf(path, { destination: 7 }, { categories, place })
  expect(labelled('Gulmarg')).toEqual([{ label: 'Gulmarg', link }])
  expect(labelled()).toEqual([{ label: 'Destination 7', link }])
})
