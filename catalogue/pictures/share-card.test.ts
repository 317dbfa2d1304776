import { expect, test } from 'vitest'
import type { AnyListing } from '../kinds.ts'
import { listingCard, pageCard, sharePath } from './share-card.ts'

const image = { folder: 'uploads', name: 'boat', width: 1800 } as AnyListing['images'][number]
const event = { title: 'Vows', price: 5200, images: [image] }
const cardOf = (listing: typeof event) => listingCard('/eventManagement/61', listing)

test('the path contains the page in lower case, and stays the same for the same card', () => {
  const path = sharePath(cardOf(event))
  expect(path).toMatch(/^share\/eventmanagement-61-[0-9a-z]{11}\.jpg$/)
  const edited = { ...event, version: 9, overview: 'By the lake' }
  expect(sharePath(cardOf(edited))).toBe(path)
})

test.each([
  { title: 'Vow' },
  { price: 5201 },
  { images: [] },
  { images: [{ ...image, name: 'x' }] },
])('another %j gives another path', (change) => {
  expect(sharePath(cardOf({ ...event, ...change }))).not.toBe(sharePath(cardOf(event)))
})

test('a plate under the logo gives another path', () => {
  const card = { ...cardOf(event), logo: 'brand/logo.webp' }
  expect(sharePath({ ...card, onPlate: true })).not.toBe(sharePath({ ...card, onPlate: false }))
})

test('ten thousand titles give ten thousand paths', () => {
  const paths = Array.from({ length: 10_000 }, (_, index) =>
    sharePath(pageCard('home', { title: `Title ${index}`, picture: 'dal-dawn' })),
  )
  expect(new Set(paths).size).toBe(paths.length)
})
