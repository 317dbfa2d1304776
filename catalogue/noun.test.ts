import { expect, test } from 'vitest'
import { pluralOf, withArticle } from './noun.ts'

test.each([
  ['room', 'a room', 'rooms'],
  ['itinerary', 'an itinerary', 'itineraries'],
  ['add-on', 'an add-on', 'add-ons'],
  ['day', 'a day', 'days'],
  ['services', 'a services', 'services'],
])('%s', (noun, one, many) => {
  expect([withArticle(noun), pluralOf(noun)]).toEqual([one, many])
})
