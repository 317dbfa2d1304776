import { expect, test } from 'vitest'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { testimonials } from '#content/testimonials.ts'
import { readHead } from '../../page-head.ts'
import { demoSite, words } from '../demo-site.ts'

const site = demoSite()
const [sample] = testimonials.reviews.items

const review = { name: 'Asha Rao', location: 'Mysuru', handled: null, joined: '' }
const save = async (items: object[]) => {
  const value = { reviews: { clientsServed: '12 served', items } }
  expect((await site.send('PUT', '/api/Text/testimonials', { value })).statusCode).toBe(200)
}
const section = (html: string) => /<section id="reviews".*?<\/section>/s.exec(html)?.[0] ?? ''
const toldIn = (html: string) =>
  readHead(html).things.filter((thing) => ['AggregateRating', 'Review'].includes(thing['@type']))

test('a review is on the page of its listing, and on no other', async () => {
  const [first, second] = await site.list('TravelPackage')
  const listing = [first.id]
  await save([
    { ...review, review: 'We saw </script> snow.', rating: 4, listing },
    { ...review, name: 'Vikram', review: 'Too short.', rating: 3.5, listing },
    { ...review, name: 'Meera', review: 'About nothing.', rating: 1, listing: [] },
  ])
  const html = await site.html(`/travel-package/${first.id}`)
  expect(words(section(html))).toMatch(
    /Reviews 4 of 5 stars We saw .* snow\. Asha Rao ?, Mysuru 3.5 of 5 stars Too short\. Vikram/,
  )
  expect(section(html)).toContain('3.5 of 5 stars')
  expect(/href="[^"]*#reviews"/.test(html)).toBe(true)
  expect(section(html)).not.toContain('About nothing.')
  // Entered by staff, so it is not known to be of a real trip.
  expect(toldIn(html)).toEqual([])
  expect(section(await site.html(`/travel-package/${second.id}`))).toBe('')
})

test('a sample of a listing is marked, and not in structured data', async () => {
  const [hotel] = await site.list('Hotel')
  await save([{ ...sample, listing: [hotel.id] }])
  const html = await site.html(`/hotel/${hotel.id}`)
  expect(words(section(html))).toContain('Sample review')
  expect(toldIn(html)).toEqual([])
})

test('a number beyond the last page of reviews leads to it, and is no page to cache', async () => {
  const [villa] = await site.list('Villa')
  const [place] = await site.list('Destination')
  const about = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ ...review, review: `Words ${at}.`, rating: 5, listing: [villa.id] },
    }))
  await save(about(12))
  const ways = {
    '/?reviews=5': '/?reviews=4',
    '/?reviews=999&gclid=1': '/?reviews=4&gclid=1',
    [`/villas/${villa.id}?reviews=3&book`]: `${listingPath({ kind: 'Villa', ...villa })}?book=1&reviews=2`,
  }
  for (const [from, to] of Object.entries(ways)) {
    const { statusCode, headers } = await site.get(from)
    expect([from, statusCode, headers.location]).toEqual([from, 302, to])
    expect((await site.get(to)).statusCode).toBe(200)
  }
  await save(about(1))
  expect((await site.get('/?reviews=2')).headers.location).toBe('/')
  // Destinations have no reviews.
  expect((await site.get(`/destination/${place.id}?reviews=2`)).statusCode).toBe(200)
})

test('the browser gets thirty reviews at a time', async () => {
  await save(
    Array.from({ length: 70 }, (_, at) => ({ ...review, review: `Words ${at}.`, rating: 5 })),
  )
  const file = async (query: string) =>
    (await site.get(`/reviews.json${query}`)).json().map((item: { review: string }) => item.review)
  const [first, second, third, none] = await Promise.all(
    ['', '?page=2', '?page=3', '?page=4'].map(file),
  )
  expect([first.length, second.length, third, none]).toMatchObject([30, 30, { length: 10 }, []])
  expect([second[0], third.at(-1)]).toEqual(['Words 30.', 'Words 69.'])
})

test('the home page does not contain the listing of a review', async () => {
  const [villa] = await site.list('Villa')
  await save([{ ...review, review: 'A fine house.', rating: 5, listing: [villa.id] }])
  expect((await site.get('/reviews.json')).json()).toEqual([
    { ...review, review: 'A fine house.', rating: 5 },
  ])
})
