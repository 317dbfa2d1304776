import { expect, test } from 'vitest'
import { meantListing } from './meant-listing.ts'

const click = { id: 2, by: -1, at: 1000, y: 300, isPointer: true } as const

test('a quick click again, where the neighbour is by now, means the listing that was moved', () => {
  expect(meantListing({ ...click, id: 1, at: 1300 }, click)).toBe(2)
})

test.each([
  ['the first', click, undefined],
  ['after a while', { ...click, at: 1700 }, click],
  ['in the other direction', { ...click, by: 1 as const, at: 1300 }, click],
  ['elsewhere', { ...click, y: 340, at: 1300 }, click],
  ['by a key, which the focus follows', { ...click, isPointer: false, y: 0, at: 1300 }, click],
])('a click means its own listing: %s', (_, next, last) => {
  expect(meantListing({ ...next, id: 1 }, last)).toBe(1)
})
