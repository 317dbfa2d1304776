import { expect, test } from 'vitest'
import type { AnyListing } from './kinds.ts'
import { listingCard, pageCard, sharePath } from './share-card.ts'

const image = { folder: 'uploads', name: 'boat', width: 1800 } as AnyListing['images'][number]
const listing = { kind: 'EventManagement', id: 61, title: 'Vows', price: 5200, images: [image] }
const event = listing as AnyListing

test('the path names the page in lower case, and stays while the card does', () => {
  const path = sharePath(listingCard(event))
  expect(path).toMatch(/^share\/eventmanagement-61-[0-9a-z]{11}\.jpg$/)
  expect(sharePath(listingCard({ ...event, version: 9 } as AnyListing))).toBe(path)
})

test.each([
  { title: 'Vow' },
  { price: 5201 },
  { images: [] },
  { images: [{ ...image, name: 'x' }] },
])('another %j is another path', (change) => {
  expect(sharePath(listingCard({ ...event, ...change }))).not.toBe(sharePath(listingCard(event)))
})

test('ten thousand titles have as many paths', () => {
  const paths = Array.from({ length: 10_000 }, (_, index) =>
    sharePath(pageCard('home', { title: `Title ${index}`, picture: 'dal-dawn' })),
  )
  expect(new Set(paths).size).toBe(paths.length)
})
