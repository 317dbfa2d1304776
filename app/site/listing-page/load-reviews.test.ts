import { expect, test } from 'vitest'
import { reviewMarkup } from './listing-reviews.tsx'
import { loadReviews } from './load-reviews.ts'

const listing = { kind: 'Hotel', id: 12, title: 'Walnut Prow', path: '/hotel/12/walnut' } as const

const trip = (number: number) => ({
  ...{ stars: 5, words: `Words ${number}.`, name: `Guest ${number}`, homeTown: 'Pune' },
  ...{ answer: '', receivedAt: '2026-05-04', listingIds: [12], pictures: [] },
})

/** The page of a hotel with reviews of trips, the newest first. */
function read(count: number, asked: number) {
  const published = Array.from({ length: count }, (_, at) => trip(count - at))
  const domain = {
    texts: { read: async () => ({ reviews: { items: [] } }) },
    reviews: { published: async () => published },
  } as unknown as Parameters<typeof loadReviews>[0]
  return loadReviews(domain, listing, { publicUrl: 'https://ke.example', asked })
}

test('a listing with many reviews shows ten at a time, and the rating of all', async () => {
  const [first, second] = await Promise.all([read(12, Number.NaN), read(12, 2)])
  expect(first.reviews.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Guest ${12 - at}`),
  )
  expect(second.reviews.map(({ name }) => name)).toEqual(['Guest 2', 'Guest 1'])
  for (const { data, reviews } of [first, second]) {
    const [rating, ...things] = JSON.parse(data)
    expect(rating).toMatchObject({ '@type': 'AggregateRating', reviewCount: 12 })
    expect(things).toHaveLength(reviews.length)
  }
  expect(reviewMarkup(first)).toContain('href="/hotel/12/walnut?reviews=2#reviews"')
  expect(reviewMarkup(second)).toContain('href="/hotel/12/walnut#reviews"')
})

test('a page beyond the last is the last, and ten reviews are one page', async () => {
  expect(await read(12, 99)).toMatchObject({ page: 2, pages: 2 })
  expect(await read(12, -1)).toMatchObject({ page: 1 })
  expect(reviewMarkup(await read(10, 1))).not.toContain('<nav')
})
