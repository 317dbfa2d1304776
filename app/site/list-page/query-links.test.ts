import { expect, test } from 'vitest'
import { queryLink } from './query-links.ts'

const path = '/travel-packages'
const query = { q: 'dal lake', category: 2, minPrice: 5000, sort: 'price' as const, page: 3 }

test('a changed filter links to the first page', () => {
  expect(queryLink(path, query, { minPrice: 9000 })).toBe(
    '/travel-packages?q=dal+lake&category=2&minPrice=9000&sort=price',
  )
})

test('another page keeps every filter', () => {
  expect(queryLink(path, query, { page: 2 })).toMatch(/^\/travel-packages\?q=dal\+lake&.*page=2$/)
})

test('the first page without filters has the plain URL', () => {
  expect(queryLink(path, {}, { page: 1 })).toBe(path)
})
