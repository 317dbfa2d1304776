import { expect, test } from 'vitest'
import { readHead } from '../../page-head.ts'
import { guestWords, publishReview, reviewPage } from '../../samples/trips.ts'
import { refusals } from '../../schema-org.ts'
import { demoSite, publicUrl, words } from '../demo-site.ts'

const site = demoSite()

const text = async (path: string) => words(await site.html(path))

test('without scripts, a guest writes a review, gets errors, sees it, and withdraws it', async () => {
  const [{ id, title }] = await site.list('TravelPackage')
  const { quoteId, path } = await reviewPage(site, id)
  const { headers, body } = await site.get(path)
  expect(headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(words(body)).toMatch(/How was it, Asif Lone ?\?/)
  expect(body).toMatch(/property="og:image" content="[^"]+\/share\/home-/)
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
  expect(refused.body).toMatch(/id="review-problems" role="alert"/)
  for (const [control, error] of [
    ['role="radiogroup"', 'stars'],
    ['id="review-consent"', 'consent'],
  ]) {
    const [tag] = new RegExp(`<[^>]*${control}[^>]*>`).exec(refused.body) ?? []
    expect(tag).toContain('aria-required="true"')
    expect(tag).toContain('aria-invalid="true"')
    expect(tag).toContain(`aria-describedby="${error}-error"`)
  }
  const loose = await site.sendForm(path, { ...guestWords, step: 'send', stars: '0x5' })
  expect([loose.statusCode, words(loose.body)]).toEqual([
    ...[400, expect.stringContaining('Stars must be 1, 2, 3, 4 or 5.')],
  ])
  const sent = { ...guestWords, step: 'send', stars: '4', words: 'Cold <b>rooms</b>, warm people' }
  for (const _ of ['once', 'twice']) {
    expect((await site.sendForm(path, sent)).headers.location).toBe(path)
  }
  expect(await text(path)).toContain('Someone at the agency reads it before it is published.')
  const listing = `/travel-package/${id}`
  expect(await text(listing)).not.toContain('warm people')
  await publishReview(site, quoteId)
  expect(await text(listing)).toContain('Cold <b>rooms</b>, warm people')
  const html = await site.html(listing)
  expect(words(html)).toContain('1 review of a trip made with us, 4 of 5 stars')
  const told = readHead(html).things.filter((thing) => /Rating|Review/.test(thing['@type']))
  const itemReviewed = { '@type': 'TouristTrip', name: title }
  expect(told).toMatchObject([
    { ratingValue: 4, reviewCount: 1, bestRating: 5, itemReviewed },
    { reviewBody: 'Cold <b>rooms</b>, warm people', author: { name: 'Asif' }, itemReviewed },
  ])
  expect(JSON.stringify(told)).toContain(`${publicUrl}/travel-package/${id}/`)
  expect(refusals(told)).toEqual(['', ''])
  expect((await site.sendForm(path, { step: 'withdraw' })).statusCode).toBe(303)
  expect(await text(listing)).not.toContain('warm people')
  expect(await text(path)).toContain('You withdrew your review.')
})

test('five published reviews of trips take the place of the samples on the home page', async () => {
  const [{ id }] = await site.list('TravelPackage')
  expect(await text('/')).not.toContain('Snow to the knees')
  expect(await site.html('/')).not.toContain('AggregateRating')
  for (let n = 1; n <= 5; n += 1) {
    const { quoteId, path } = await reviewPage(site, id)
    await site.sendForm(path, { ...guestWords, stars: '5', name: `Guest ${n}`, step: 'send' })
    expect(await text('/')).not.toContain('Snow to the knees')
    await publishReview(site, quoteId)
  }
  const home = await text('/')
  expect(home).toContain('Snow to the knees')
  expect(home).not.toContain('Sample review')
  const file = (await site.get('/reviews.json')).json()
  expect(file).toHaveLength(5)
  expect(file[0]).toMatchObject({ name: 'Guest 5', isTrip: true })
  expect(home).toContain('5 reviews of trips made with us, 5 of 5 stars')
  expect(await site.html('/')).toContain('"reviewCount":5')
})

test('a link that is none, or of a trip that is not over, is a 404 that says how to reach the agency', async () => {
  for (const path of ['/rv/AAAAAAAAAAAAAAAAAAAAAA', '/rv/x']) {
    const { statusCode, body } = await site.get(path)
    expect(statusCode).toBe(404)
    expect(words(body)).toContain('This link no longer works')
  }
})

test('words that come after another review was sent are shown, so that they are not lost', async () => {
  const [{ id }] = await site.list('TravelPackage')
  const { path } = await reviewPage(site, id)
  const send = (sent: string) =>
    site.inject({
      ...{ url: path, method: 'POST', remoteAddress: '10.0.0.7' },
      payload: new URLSearchParams({ ...guestWords, stars: '5', words: sent }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await send('Written first')).statusCode).toBe(303)
  const late = await send('Written <later>')
  expect(late.statusCode).toBe(409)
  const [alert = ''] = /role="alert".*?<\/div>/s.exec(late.body) ?? []
  expect(words(alert)).toContain('Withdraw it first to write another.')
  expect(alert).toContain('Written &lt;later&gt;')
  expect(await text(path)).not.toContain('later')
})

test('too many attempts get the remaining time', async () => {
  const [{ id }] = await site.list('TravelPackage')
  const { path } = await reviewPage(site, id)
  const statuses = new Map<number, string | undefined>()
  for (let n = 0; n < 45 && !statuses.has(429); n += 1) {
    const { statusCode, headers } = await site.sendForm(path, { step: 'send' })
    statuses.set(statusCode, String(headers['retry-after']))
  }
  expect(Number(statuses.get(429))).toBeGreaterThan(0)
})
