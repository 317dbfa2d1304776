import { expect, test } from 'vitest'
import { isCurrent } from './nav.ts'

const packages = {
  label: 'Travel Packages',
  path: '/travel-packages',
  detailPath: '/travel-package',
}
const villas = { label: 'Villas', path: '/villas' }

test.each([
  [packages, '/travel-packages', true],
  [packages, '/travel-package/12', true],
  [packages, '/Travel-Packages', true],
  [packages, '/', false],
  [villas, '/villas/3', true],
  [villas, '/villas-of-others', false],
])('%o at %s: %s', (item, pathname, expected) => {
  expect(isCurrent(item, pathname)).toBe(expected)
})
