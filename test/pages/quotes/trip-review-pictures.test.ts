import { expect, test } from 'vitest'
import { jpeg } from '../../samples/pictures.ts'
import { guestWords, publishReview, reviewPage } from '../../samples/trips.ts'
import { multipart } from '../../servers/app.ts'
import { demoSite, words } from '../demo-site.ts'

const site = demoSite()

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
  const { quoteId, path } = await reviewPage(site, id)
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

  await publishReview(site, quoteId)
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
  const { path } = await reviewPage(site, id)
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
  const { quoteId, path } = await reviewPage(site, id)
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
