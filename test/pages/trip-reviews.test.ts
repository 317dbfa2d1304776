import { expect, test } from 'vitest'
import { acceptedTrip, guestWords, reviewToken } from '../samples/trips.ts'
import { demoSite, words } from './demo-site.ts'

const site = demoSite()

/** The page of a review of a trip that is over, about a listing. */
async function reviewPage(listingId: number) {
  const quoteId = await acceptedTrip(site, { listingId })
  return { quoteId, path: `/rv/${await reviewToken(site, quoteId)}` }
}
const published = async (quoteId: number) => {
  const { items } = await site.domain.reviews.page({ page: 1, pageSize: 100 })
  const id = items.find((item) => item.quoteId === quoteId)?.id
  return site.send('POST', `/api/reviews/${id}/publish`, {})
}
const text = async (path: string) => words(await site.html(path))

test('a guest writes without scripts, is told what is wrong, sees it, and takes it back', async () => {
  const [{ id, title }] = await site.list('TravelPackage')
  const { quoteId, path } = await reviewPage(id)
  const { headers, body } = await site.get(path)
  expect(headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(words(body)).toMatch(/How was it, Asif Lone ?\?/)
  const refused = await site.sendForm(path, { step: 'send', stars: '6', words: 'Snow', name: 'A' })
  expect(refused.statusCode).toBe(400)
  const said = words(refused.body)
  for (const message of [
    'Stars must be 1, 2, 3, 4 or 5.',
    'Home town is required.',
    'Please agree',
  ]) {
    expect(said).toContain(message)
  }
  expect(refused.body).toContain('>Snow</textarea>')
  const sent = { ...guestWords, step: 'send', stars: '4', words: 'Cold <b>rooms</b>, warm people' }
  for (const _ of ['once', 'twice']) {
    expect((await site.sendForm(path, sent)).headers.location).toBe(path)
  }
  expect(await text(path)).toContain('Somebody at the agency reads it before it is shown.')
  const listing = `/travel-package/${id}`
  expect(await text(listing)).not.toContain('warm people')
  await published(quoteId)
  expect(await text(listing)).toContain('Cold <b>rooms</b>, warm people')
  const html = await site.html(listing)
  expect(html).toMatch(/"@type":"AggregateRating"[^}]*"name":"[^"]*"/)
  expect(html).toContain('"reviewCount":1')
  expect(title).not.toBe('')
  expect((await site.sendForm(path, { step: 'withdraw' })).statusCode).toBe(303)
  expect(await text(listing)).not.toContain('warm people')
  expect(await text(path)).toContain('You took your review back.')
})

test('five published reviews of trips take the place of the samples on the home page', async () => {
  const [{ id }] = await site.list('TravelPackage')
  expect(await text('/')).not.toContain('Snow to the knees')
  for (let n = 1; n <= 5; n += 1) {
    const { quoteId, path } = await reviewPage(id)
    await site.sendForm(path, { ...guestWords, stars: '5', name: `Guest ${n}`, step: 'send' })
    expect(await text('/')).not.toContain('Snow to the knees')
    await published(quoteId)
  }
  const home = await text('/')
  expect(home).toContain('Snow to the knees')
  expect(home).not.toContain('Sample review')
  const file = (await site.get('/reviews.json')).json()
  expect(file).toHaveLength(5)
  expect(file[0]).toMatchObject({ name: 'Guest 5', isTrip: true })
})

test('a link that is none, or of a trip that is not over, is a 404 that says how to reach the agency', async () => {
  for (const path of ['/rv/AAAAAAAAAAAAAAAAAAAAAA', '/rv/x']) {
    const { statusCode, body } = await site.get(path)
    expect(statusCode).toBe(404)
    expect(words(body)).toContain('This link leads nowhere any more')
  }
})
