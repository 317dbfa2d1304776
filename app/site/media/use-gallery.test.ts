import { expect, test } from 'vitest'
import { photoIn } from './use-gallery.ts'

test.each([
  ['#photo-1', 1],
  ['#photo-5', 5],
  ['#photo-6', undefined],
  ['#photo-0', undefined],
  ['#photo-x', undefined],
  ['#itinerary', undefined],
  ['', undefined],
])('of five pictures %s selects %s', (hash, expected) => {
  expect(photoIn(hash, 5)).toBe(expected)
})
