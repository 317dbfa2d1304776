import { expect, test } from 'vitest'
import { chipsOf, queryLink } from './query-links.ts'

const path = '/travel-packages'
const query = { q: 'dal lake', category: 2, minPrice: 5000, sort: 'price' as const, page: 3 }
const categories = [{ id: 2, name: 'Luxury' }]

test('a changed condition leads to the first page', () => {
  expect(queryLink(path, query, { minPrice: 9000 })).toBe(
    '/travel-packages?q=dal+lake&category=2&minPrice=9000&sort=price',
  )
})

test('another page keeps every condition', () => {
  expect(queryLink(path, query, { page: 2 })).toMatch(/^\/travel-packages\?q=dal\+lake&.*page=2$/)
})

test('the first page of everything is the plain address', () => {
  expect(queryLink(path, {}, { page: 1 })).toBe(path)
})

test('each condition has a chip that takes just that one away', () => {
  expect(chipsOf(path, query, categories)).toEqual([
    { label: '“dal lake”', link: '/travel-packages?category=2&minPrice=5000&sort=price' },
    { label: 'Luxury', link: '/travel-packages?q=dal+lake&minPrice=5000&sort=price' },
    { label: 'From ₹5,000', link: '/travel-packages?q=dal+lake&category=2&sort=price' },
  ])
})

test('an order is no condition', () => {
  expect(chipsOf(path, { sort: 'newest' }, categories)).toEqual([])
})
