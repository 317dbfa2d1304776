import { expect, test } from 'vitest'
import { testimonials } from '#content/testimonials.ts'
import { readReviews } from './read-reviews.ts'

const read = (search: string) => readReviews(new URLSearchParams(search))

test.each([
  ['', 1],
  ['reviews=2', 2],
  ['reviews=17', 17],
  ['reviews=18', 17],
  ['reviews=0', 1],
  ['reviews=-3', 1],
  ['reviews=2.9', 2],
  ['reviews=last', 1],
])('%j asks for page %d', async (search, page) => {
  expect(await read(search)).toMatchObject({ page, pages: 17 })
})

test('three to a page, and two on the last', async () => {
  expect((await read('reviews=2')).shown).toEqual(testimonials.slice(3, 6))
  expect((await read('reviews=17')).shown).toEqual(testimonials.slice(48))
})
