import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { AnyListing } from '#catalogue/kinds.ts'
import { cardOfAgency, listingCard, pageCard, sharePath } from '#catalogue/pictures/share-card.ts'
import { jpeg } from '#test/samples/pictures.ts'
import { shareRoutes } from '../../files/share-routes.ts'
import { localStorage } from '../storage/local-storage.ts'
import { createSharePictures } from './share-pictures.ts'

const home = pageCard('home', { title: 'Kashmir', picture: 'dal' })
let hotel: AnyListing
let covers: string[]
let operatorName: string

beforeEach(() => {
  covers = []
  operatorName = 'Kashmir Escapes'
  const image = { id: 1, folder: 'uploads', name: 'boat', width: 900, height: 600 } as const
  const images = [{ ...image, blur: '', alt: '' }]
  hotel = { kind: 'Hotel', id: 12, title: 'Walnut Prow', price: 5200, images } as never
})

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'kashmir-share-'))
  const storage = localStorage(folder)
  const bytes = await jpeg()
  const images = {
    open: async (path: string) => {
      covers.push(path)
      if (path === 'uploads/lost.webp') return undefined
      return { path, type: 'image/webp', size: bytes.length, body: Readable.from([bytes]) }
    },
  }
  const find = async (kind: string, id: number) =>
    kind === 'Hotel' && id === hotel.id ? hotel : undefined
  const listings = { find } as never
  const settings = { read: async () => ({ operatorName }) } as never
  const shares = createSharePictures({ storage, images, listings, settings, pages: [home] })
  const app = Fastify()
  await app.register(shareRoutes, shares)
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  return { app, shares, storage }
}

const hotelPath = () => `/${sharePath(listingCard(`/hotel/${hotel.id}`, hotel))}`

test('draws a card once for concurrent requests, stores it, and caches it forever', async () => {
  const { app, storage } = await open()
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(hotelPath())))
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.rawPayload.equals(answers[0]!.rawPayload)).toBe(true)
  }
  const stored = await storage.get(hotelPath().slice(1))
  expect((await buffer(stored!.body)).equals(answers[0]!.rawPayload)).toBe(true)
  await app.inject(hotelPath())
  expect(covers).toEqual(['uploads/boat.webp'])
})

test('draws another agency’s name, and redirects the old URL to the new card', async () => {
  const { app } = await open()
  const old = hotelPath()
  const drawn = await app.inject(old)
  operatorName = 'Zabarwan Journeys'
  const moved = await app.inject(old)
  const card = listingCard(`/hotel/${hotel.id}`, hotel)
  const path = `/${sharePath(cardOfAgency(card, { operatorName }))}`
  expect([moved.statusCode, moved.headers.location]).toEqual([302, path])
  const named = await app.inject(path)
  expect(named.statusCode).toBe(200)
  expect(named.rawPayload.equals(drawn.rawPayload)).toBe(false)
})

test.each([{ title: 'Walnut Bow' }, { price: 5300 }, { images: [] }])(
  'after a change to %j the old URL redirects to the new one',
  async (change) => {
    const { app } = await open()
    const old = hotelPath()
    await app.inject(old)
    hotel = { ...hotel, ...change }
    const moved = await app.inject(old)
    expect(moved.statusCode).toBe(302)
    expect(moved.headers).toMatchObject({ location: hotelPath(), 'cache-control': 'no-store' })
    expect((await app.inject(hotelPath())).statusCode).toBe(200)
  },
)

test('uses the home page’s picture if a card’s own is missing', async () => {
  const { app } = await open()
  hotel.images[0]!.name = 'lost'
  expect((await app.inject(hotelPath())).statusCode).toBe(200)
  expect(covers).toEqual(['uploads/lost.webp', 'uploads/dal.webp'])
})

test.each([
  'hotel-13-00000000000.jpg',
  'villas-12-00000000000.jpg',
  'hotel-9999999999-00000000000.jpg',
  'nothing-00000000000.jpg',
  'hotel-12.jpg',
  '..%2Fuploads%2Fboat.webp',
])('%s is not found, and nothing is drawn', async (file) => {
  const { app } = await open()
  expect((await app.inject(`/share/${file}`)).statusCode).toBe(404)
  expect(covers).toEqual([])
})

test('removes an old card, and draws it again on request', async () => {
  const { app, shares } = await open()
  await app.inject(`/${sharePath(home)}`)
  expect(await shares.sweep(new Date(0))).toBe(0)
  expect(await shares.sweep(new Date(Date.now() + 60_000))).toBe(1)
  expect((await app.inject(`/${sharePath(home)}`)).statusCode).toBe(200)
  expect(covers).toHaveLength(2)
})
