import { expect, test } from 'vitest'
import { sampleNotice, testimonials } from '#content/testimonials.ts'
import type { Texts } from '#server/texts/texts.ts'
import { readReviews } from './read-reviews.ts'
import type { Testimonial } from './review.ts'

const { items: samples } = testimonials.reviews
const own: Testimonial = {
  review: 'Our own words.',
  name: 'Asha Rao',
  location: 'Mysuru',
  rating: 5,
  handled: 2,
  joined: '1 month ago',
  listing: [],
}

const shown = (items: Testimonial[]) => items.map(({ listing: _, ...review }) => review)

const textsWith = (items: Testimonial[]) =>
  ({
    read: async () => ({ reviews: { clientsServed: ['12 served', '9 years'], items } }),
  }) as unknown as Texts

const read = (search: string, items = samples) =>
  readReviews(textsWith(items), new URLSearchParams(search))

test.each([
  ['', 1],
  ['reviews=2', 2],
  ['reviews=17', 17],
  ['reviews=18', 17],
  ['reviews=0', 1],
  ['reviews=-3', 1],
  ['reviews=2.9', 2],
  ['reviews=last', 1],
])('reads the page of %j as %d', async (search, page) => {
  expect(await read(search)).toMatchObject({ page, pages: 17 })
})

test('joins all figures in one line', async () => {
  expect((await read('')).figures).toBe('12 served · 9 years')
})

test('shows three per page, and two on the last', async () => {
  expect((await read('reviews=2')).shown).toEqual(shown(samples.slice(3, 6)))
  expect((await read('reviews=17')).shown).toEqual(shown(samples.slice(48)))
})

test('marks samples: all at once, or each beside real ones', async () => {
  expect((await read('')).sampleNotice).toBe(sampleNotice)
  const mixed = await read('', [own, ...samples.slice(0, 1)])
  expect(mixed.sampleNotice).toBe('')
  expect(mixed.shown).toEqual(
    shown([own, ...samples.slice(0, 1)]).map((review, at) =>
      at === 1 ? { ...review, isSample: true } : review,
    ),
  )
  expect(await read('', [own])).toMatchObject({ sampleNotice: '', shown: shown([own]) })
})
