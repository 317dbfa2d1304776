import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { clean } from '#server/housekeeping.ts'
import { openStorage } from '#server/images/storage/open-storage.ts'
import { jpeg } from '#test/samples/pictures.ts'
import { openApp } from '#test/servers/app.ts'
import { calls } from '#test/servers/calls.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { openBucket } from '#test/servers/services/bucket.ts'

const fields = { price: '9000', duration: 'Quiet', description: 'Nishat' }
const lake = '#135274'
const file = async (background = lake, field = 'imageFiles') => ({
  field,
  name: 'a.jpg',
  body: await jpeg(90, 60, background),
})
const inAMonth = () => new Date(Date.now() + 31 * 86_400_000)

eachDatabase((open, once) => {
  async function openCalls(variables = {}) {
    const { app, headers, domain, folder } = await openApp(await open(), variables)
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, ...variables })
    const storage = await openStorage(env)
    const call = calls(app, headers)
    const add = async (title: string, more: [string, string][] = [], background?: string) => {
      const files = background ? [await file(background)] : []
      const all = Object.entries({ title, ...fields })
      return (await call.post('/api/Villa', [...all, ...more], files)).json()
    }
    const library = async (query = '') => {
      const answered = await call.get(`/api/Picture${query}`)
      return { answered, pictures: answered.json().$values }
    }
    /** How many files are stored. */
    async function count() {
      let files = 0
      for await (const _ of storage.list('')) files += 1
      return files
    }
    return { domain, ...call, add, library, count }
  }
  const openStore = async (store: string) => {
    const bucket = store === 'bucket' ? await openBucket() : undefined
    onTestFinished(() => bucket?.close())
    return openCalls(bucket && { STORAGE_URL: bucket.url })
  }

  test('finds pictures by their text and listing, without duplicates, newest first', async () => {
    const { add, library, remove, postJson } = await openCalls()
    const cedar = await add('Cedar House', [['alts[0]', 'Étang at dawn']], lake)
    await add('Walnut Court', [], '#742153')
    await postJson(`/api/Villa/${cedar.id}/duplicate`, {})
    const titles = async (query: string) =>
      (await library(query)).pictures.map(
        (each: { listing: { title: string } }) => each.listing.title,
      )
    expect(await titles('')).toEqual(['Cedar House (copy)', 'Walnut Court'])
    expect(await titles('?q=walnut')).toEqual(['Walnut Court'])
    expect(await titles('?q=cedar+dawn')).toEqual(['Cedar House (copy)'])
    for (const signs of ['%25', '%F0%9F%92%A5']) expect(await titles(`?q=${signs}`)).toEqual([])
    const { answered, pictures } = await library('?page=2&pageSize=1')
    expect(answered.headers['x-total-count']).toBe('2')
    expect(pictures).toMatchObject([{ alt: 'Walnut Court', width: 90, height: 60 }])
    await remove(`/api/Villa/${pictures[0].listing.id}`)
    expect(await titles('?q=walnut')).toEqual([])
    expect(await titles('?folder=hotelrooms')).toEqual([])
    expect((await library('?folder=stock')).answered.statusCode).toBe(400)
    await add('मेला', [], '#124563')
    expect(await titles(`?q=${encodeURIComponent('मेला')}`)).toEqual(['मेला'])
    expect(await titles(`?q=${encodeURIComponent('माला')}`)).toEqual([])
  })

  test('a chosen picture is placed among the others, in a new and in a changed listing', async () => {
    const { add, library, get, put } = await openCalls()
    await add('Cedar House', [['alts[0]', 'The lake']], lake)
    const [{ id, path }] = (await library()).pictures
    const chosen: [string, string][] = [
      ['images[0]', `stored:${id}`],
      ['images[1]', 'new:0'],
    ]
    const added = await add('Walnut Court', chosen, '#742153')
    expect(added.images.$values).toEqual([path, expect.not.stringMatching(path)])
    expect(added.pictures[0].alt).toBe('The lake')
    const at = `/api/Villa/${added.id}`
    const swapped = await put(at, [
      ['images', added.images.$values[1]],
      ['images', `stored:${id}`],
      ['alts[0]', ''],
      ['alts[1]', 'Shore'],
    ])
    expect(swapped.json().pictures).toMatchObject([{ alt: 'Walnut Court' }, { path, alt: 'Shore' }])
    const before = (await get(at)).json()
    for (const gone of ['stored:999', 'stored:0', 'stored:x']) {
      expect((await put(at, [['images', gone]])).json().errors.Images, gone).toBeDefined()
    }
    expect((await get(at)).json()).toEqual(before)
  })

  once('a room can use pictures of rooms, and a service one as its icon', async () => {
    const { post, library, put } = await openCalls()
    const hotel = await post(
      '/api/Hotel',
      Object.entries({
        ...{ title: 'Cedar House', email: 'stay@example.in' },
        ...fields,
      }),
      [await file()],
    )
    const hotelId = String(hotel.json().id)
    const room = { name: 'Walnut', capacity: '2', pricePerNight: '4200', hotelId }
    const first = (
      await post('/api/HotelRooms', Object.entries(room), [await file(lake, 'images')])
    ).json()
    const [picture] = (await library('?folder=hotelrooms')).pictures
    const second = await post('/api/HotelRooms', [
      ...Object.entries(room),
      ['images', `stored:${picture.id}`],
    ])
    expect(second.json().images).toEqual(first.images)
    const service = { title: 'Shikara', description: 'At dusk', hotelId }
    const iconic = (
      await post('/api/Services', Object.entries(service), [await file(lake, 'icon')])
    ).json()
    const [icon] = (await library('?folder=images')).pictures
    const bare = (await post('/api/Services', Object.entries(service))).json()
    const changed = await put(`/api/Services/${bare.id}`, [
      ...Object.entries(service),
      ['images', `stored:${icon.id}`],
    ])
    expect(changed.json().icon).toBe(iconic.icon)
    // Pictures of another folder are not found.
    const wrong = await put(`/api/HotelRooms/${first.id}`, [['images', `stored:${icon.id}`]])
    expect(wrong.statusCode).toBe(400)
  })

  test.each(['folder', 'bucket'])('in a %s, stores the same file only once', async (store) => {
    const { add, count, domain, remove, visit } = await openStore(store)
    const first = await add('Cedar House', [], lake)
    const stored = await count()
    const second = await add('Walnut Court', [], lake)
    expect(second.images).toEqual(first.images)
    expect(await count()).toBe(stored)
    const other = await add('Maple Court', [], '#742153')
    expect(other.images).not.toEqual(first.images)
    const tidy = async () => {
      await domain.database.db.deleteFrom('history').execute()
      await clean(domain, inAMonth())
      await domain.images.sweep(inAMonth())
    }
    await remove(`/api/Villa/${other.id}`)
    await remove(`/api/Villa/${first.id}`)
    await tidy()
    expect(await count()).toBe(stored)
    expect((await visit(`/${second.images.$values[0]}`)).statusCode).toBe(200)
    await remove(`/api/Villa/${second.id}`)
    await tidy()
    expect(await count()).toBe(0)
  })

  test('recognises pictures from before hashes existed, after the hourly job', async () => {
    const { add, domain } = await openCalls()
    const first = await add('Cedar House', [], lake)
    await domain.database.db.updateTable('images').set({ hash: null }).execute()
    const unknown = await add('Walnut Court', [], lake)
    expect(unknown.images).not.toEqual(first.images)
    await clean(domain)
    const known = await add('Maple Court', [], lake)
    expect([first.images, unknown.images]).toContainEqual(known.images)
  })
})
