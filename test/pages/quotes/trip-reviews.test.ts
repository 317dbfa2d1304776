import { expect, test } from 'vitest'
import { readHead } from '../../page-head.ts'
import { jpeg } from '../../samples/pictures.ts'
import { acceptedTrip, guestWords, reviewToken } from '../../samples/trips.ts'
import { refusals } from '../../schema-org.ts'
import { multipart } from '../../servers/app.ts'
import { demoSite, publicUrl, words } from '../demo-site.ts'

const site = demoSite()

/** The page of a review of a finished trip, about a listing. */
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

test('without scripts, a guest writes a review, gets errors, sees it, and withdraws it', async () => {
  const [{ id, title }] = await site.list('TravelPackage')
  const { quoteId, path } = await reviewPage(id)
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
  await published(quoteId)
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

/** As a browser without scripts sends words with pictures. */
async function sendWithPictures(path: string, words: Record<string, string>, pictures: Buffer[]) {
  const files = pictures.map((body, at) => ({ field: 'pictures', name: `${at}.jpg`, body }))
  const { payload, headers } = await multipart(Object.entries(words), files)
  return site.inject({ url: path, method: 'POST', payload, headers })
}

const picturesIn = (html: string) => [
  ...new Set([...html.matchAll(/src="\/(reviews\/[^"]+\.webp)"/g)].map(([, path = '']) => path)),
]

test('pictures come with the words, stay when those are refused, and go when the guest takes them back', async () => {
  const [{ id }] = await site.list('Hotel')
  const { quoteId, path } = await reviewPage(id)
  const all = await Promise.all([500, 510, 520, 530].map((width) => jpeg(width, 40)))
  const bare = { step: 'send', stars: '5', words: 'With pictures', name: 'Asif', homeTown: 'Pune' }

  const refused = await sendWithPictures(path, bare, all.slice(0, 2))
  expect(refused.statusCode).toBe(400)
  expect(words(refused.body)).toContain('Please agree that we show it.')
  expect(refused.body).toContain('>With pictures</textarea>')
  const [first = ''] = picturesIn(refused.body)
  expect(picturesIn(refused.body)).toHaveLength(2)

  const wrong = await sendWithPictures(path, { ...bare, consent: 'yes' }, [
    ...[Buffer.from('no picture'), ...all.slice(2, 3), Buffer.alloc(0)],
  ])
  expect(words(wrong.body)).toContain(
    '“0.jpg” is not a JPEG, PNG or WebP picture. “2.jpg” is empty.',
  )
  expect(picturesIn(wrong.body)).toHaveLength(3)
  const fifth = await sendWithPictures(path, { ...bare, consent: 'yes' }, [
    ...[...all.slice(1), await jpeg(540, 40)],
  ])
  expect(words(fifth.body)).toContain('At most 4 pictures are allowed.')
  expect(picturesIn(fifth.body)).toHaveLength(4)
  expect(fifth.body).toContain('href="#review-pictures"')
  expect(fifth.body).toContain('id="review-pictures"')

  const [remove = ''] = /name="remove" value="(\d+)"/.exec(fifth.body)?.slice(1) ?? []
  const sent = await sendWithPictures(path, { ...bare, consent: 'yes', remove }, [])
  expect([sent.statusCode, sent.headers.location]).toEqual([303, path])
  expect((await site.get(`/${first}`)).statusCode).toBe(404)
  const late = await sendWithPictures(path, { ...bare, consent: 'yes' }, [await jpeg(550, 40)])
  expect([late.statusCode, words(late.body)]).toEqual([
    ...[409, expect.stringContaining('We already have your review.')],
  ])

  await published(quoteId)
  const shown = picturesIn(await site.html(`/hotel/${id}`))
  expect(shown).toHaveLength(3)
  const file = await site.get(`/${shown[0]}`)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(file.headers['cache-control']).toBe('public, max-age=3600')
  await site.domain.images.sweep(new Date(Date.now() + 1000))
  expect((await site.get(`/${shown[0]}`)).statusCode).toBe(200)

  await sendWithPictures(path, { step: 'withdraw' }, [])
  for (const each of shown) expect((await site.get(`/${each}`)).statusCode).toBe(404)
  expect(picturesIn(await site.html(`/hotel/${id}`))).toEqual([])
})

/** Without the part by which an address proves itself. */
const bare = (path: string) => path.replace(/^reviews\/[^/]+\//, 'reviews/')

test('a picture is replaced in one step, and one that is too large takes no others with it', async () => {
  const [{ id }] = await site.list('Hotel')
  const { path } = await reviewPage(id)
  const all = await Promise.all([500, 510, 520, 530, 540].map((width) => jpeg(width, 40)))
  const bare = { step: 'send', stars: '5', words: 'Snow', name: 'Asif', homeTown: 'Pune' }
  const large = Buffer.alloc(20 * 2 ** 20 + 1)
  const partly = await sendWithPictures(path, bare, [
    ...[large, all[0]!, large, ...all.slice(1, 4)],
  ])
  expect(words(partly.body)).toContain('“0.jpg” is larger than 20 MB. “2.jpg” is larger')
  expect(picturesIn(partly.body)).toHaveLength(4)
  expect(partly.body).toMatch(/<input id="review-pictures" type="file"/)

  const [, remove = ''] = /name="remove" value="(\d+)"/.exec(partly.body) ?? []
  const replaced = await sendWithPictures(path, { ...bare, remove }, all.slice(4))
  expect(words(replaced.body)).not.toContain('pictures are allowed.')
  expect(picturesIn(replaced.body)).toHaveLength(4)
  expect(picturesIn(replaced.body)).not.toContain(picturesIn(partly.body)[0])
})

test('unpublished and refused pictures are visible only to staff and the guest', async () => {
  const [{ id }] = await site.list('Hotel')
  const { quoteId, path } = await reviewPage(id)
  const sent = { ...guestWords, stars: '4', step: 'send' }
  await sendWithPictures(path, sent, [await jpeg(620, 40), await jpeg(630, 40)])
  const listed = async () => {
    const answer = await site.send('GET', '/api/reviews')
    return answer.json().$values.find((each: { quoteId: number }) => each.quoteId === quoteId)
  }
  const status = async (address: string) => (await site.get(`/${address}`)).statusCode
  const review = await listed()
  const stranger: string[] = review.pictures.map(bare)
  const [one = '', other = ''] = stranger

  const seen = async () => [...picturesIn(await site.html(path)), ...(await listed()).pictures]
  expect(await seen()).toHaveLength(4)
  for (const address of await seen()) {
    const { statusCode, headers } = await site.get(`/${address}`)
    expect([address, statusCode]).toEqual([address, 200])
    expect(headers['cache-control']).toBe('private, max-age=1800')
    expect(await status(address.replace('.webp', '-400.avif'))).toBe(200)
  }
  const token = review.pictures[0].split('/')[1]
  const forged = [
    ...stranger,
    one.replace('.webp', '-400.avif'),
    // The one's proof is none of the other's, nor is a longer life.
    ...[other.replace('/', `/${token}/`), one.replace('/', `/z${token}/`)],
    ...[one.replace('/', '/x/'), one.replace('/', '//'), one.replace('/', `/${token}/../`)],
  ]
  for (const address of forged) expect([address, await status(address)]).toEqual([address, 404])

  await site.send('POST', `/api/reviews/${review.id}/publish`, {})
  for (const address of stranger) expect(await status(address)).toBe(200)
  expect((await seen()).map(bare)).toEqual(await seen())
  await site.send('POST', `/api/reviews/${review.id}/refuse`, { reason: 'privacy' })
  for (const address of stranger) expect(await status(address)).toBe(404)
  for (const address of await seen()) expect(await status(address)).toBe(200)
  await sendWithPictures(path, { step: 'withdraw' }, [])
  for (const address of review.pictures) expect(await status(address)).toBe(404)
})

test('words that come after another review was sent are shown, so that they are not lost', async () => {
  const [{ id }] = await site.list('TravelPackage')
  const { path } = await reviewPage(id)
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
  const { path } = await reviewPage(id)
  const statuses = new Map<number, string | undefined>()
  for (let n = 0; n < 45 && !statuses.has(429); n += 1) {
    const { statusCode, headers } = await site.sendForm(path, { step: 'send' })
    statuses.set(statusCode, String(headers['retry-after']))
  }
  expect(Number(statuses.get(429))).toBeGreaterThan(0)
})
