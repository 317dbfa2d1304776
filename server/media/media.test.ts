import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { storedFiles } from '#test/samples/pictures.ts'
import { eachDatabase } from '#test/servers/databases/databases.ts'
import { copying, openStockMedia, type StockOptions } from '#test/servers/services/stock-media.ts'
import {
  film,
  type StockServices,
  startStockServices,
} from '#test/servers/services/stock-services.ts'
import { temporaryFolder } from '#test/servers/temporary-folder.ts'

const hourMs = 3_600_000
const start = new Date('2026-05-01T06:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)

let network: StockServices
beforeEach(async () => {
  network = await startStockServices()
})
afterEach(() => network.close())

const openMedia = (database: Database, folder: string, options?: StockOptions) =>
  openStockMedia(network, database, folder, options)

const searches = () => network.asked.filter((path) => /\/(search|photos)\?/.test(path))
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

eachDatabase((open, once) => {
  test('calls services as documented, and stores their results', async () => {
    const media = openMedia(await open(), temporaryFolder(), { encoding: copying })
    await media.refresh(start)
    const photos = '/search/photos?query=kashmir+tourism&per_page=6&order_by=relevant'
    expect(searches()).toContain(photos)
    expect(searches()).toContain('/v1/search?query=Kashmir+mountains+lake+valley&per_page=4')
    const films = searches().filter((path) => /^\/videos\/search\?.*per_page=8$/.test(path))
    expect(films).toHaveLength(7)
    expect(await media.photos('hero')).toHaveLength(4)
    const [first, second, ...others] = await media.photos('destinations')
    expect(others).toHaveLength(4)
    expect(first).toMatchObject({
      description: 'Shikaras at Gurez',
      image: { folder: 'stock', alt: 'boats on water 1' },
      credit: {
        author: 'Asma 1',
        authorUrl: 'https://unsplash.com/@asma1?utm_source=kashmir_escapes&utm_medium=referral',
        serviceUrl: 'https://unsplash.com/?utm_source=kashmir_escapes&utm_medium=referral',
      },
    })
    expect(second).toMatchObject({
      description: 'Destination',
      image: { alt: 'A beautiful destination' },
    })
    expect(network.asked.filter((path) => path.endsWith('/download'))).toHaveLength(6)
  })

  once('photos fit into 800 by 500, as WebP with AVIF', async () => {
    const folder = temporaryFolder()
    const media = openMedia(await open(), folder)
    await media.refresh(start)
    const [photo] = await media.photos('hero')
    expect(photo?.image).toMatchObject({ folder: 'stock', width: 750, height: 500 })
    const path = `stock/${photo?.image.name}`
    const webp = await media.images.open(`${path}.webp`)
    expect(await sharp(await buffer(webp!.body)).metadata()).toMatchObject({
      format: 'webp',
      width: 750,
      height: 500,
    })
    expect(
      storedFiles(folder)
        .filter((file) => file.includes(path))
        .sort(),
    ).toEqual(
      ['-400.avif', '-400.webp', '-640.avif', '-640.webp', '-750.avif', '.webp'].map(
        (end) => `files/${path}${end}`,
      ),
    )
  })

  once('stores the smallest film file that is wide enough, with its poster', async () => {
    const media = openMedia(await open(), temporaryFolder(), { encoding: copying })
    await media.refresh(start)
    const wellness = await media.film('wellness')
    expect(wellness).toMatchObject({ credit: { author: 'Cyra 1' }, poster: { folder: 'stock' } })
    expect(network.asked).not.toContain('/huge.mp4')
    const opened = await media.openFilm(wellness!.name)
    expect(await buffer((await opened!.read())!.body)).toEqual(film)
    const part = await opened!.read({ start: 4, end: 7 })
    expect(part?.size).toBe(4)
    expect(String(await buffer(part!.body))).toBe('ftyp')
    expect(await media.openFilm('0123456789abcdef0123')).toBeUndefined()
  })

  test('after a restart shows stored media and calls nobody for hours', async () => {
    const [database, folder] = [await open(), temporaryFolder()]
    await openMedia(database, folder, { encoding: copying }).refresh(start)
    network.asked.length = 0
    const restarted = openMedia(database, folder, { encoding: copying })
    await restarted.refresh(later(11 * hourMs))
    expect(network.asked).toEqual([])
    expect(await restarted.photos('destinations')).toHaveLength(6)
    const [before] = await restarted.photos('hero')
    await restarted.refresh(later(13 * hourMs))
    expect(searches()).toHaveLength(9)
    expect(network.asked).toHaveLength(9)
    expect((await restarted.photos('hero'))[0]).toEqual(before)
  })

  test('calls for a topic postponed by a wrong clock once the clock is right', async () => {
    const media = openMedia(await open(), temporaryFolder(), { encoding: copying })
    await media.refresh(later(30 * 24 * hourMs))
    const asked = searches().length
    await media.refresh(start)
    expect(searches()).toHaveLength(2 * asked)
  })

  test('two processes call once', async () => {
    const [database, folder] = [await open(), temporaryFolder()]
    const processes = [
      openMedia(database, folder, { encoding: copying }),
      openMedia(database, folder, { encoding: copying }),
    ]
    await Promise.all(processes.map(({ refresh }) => refresh(start)))
    expect(searches()).toHaveLength(9)
  })

  once.each([
    ['a refused key', { status: 401 }],
    ['a fault', { status: 500 }],
    ['no JSON', { body: '<html>' }],
    ['another shape', { body: '{"results":3,"photos":3,"videos":3}' }],
    ['nothing found', { body: '{"results":[],"photos":[],"videos":[]}' }],
    ['entries without what is needed', { body: '{"results":[{}],"photos":[7],"videos":[{}]}' }],
    ['too much', { body: `[${' '.repeat(3_000_000)}]` }],
  ])('%s leaves the stored media, and is retried after growing pauses', async (_, answer) => {
    const log = quiet()
    const media = openMedia(await open(), temporaryFolder(), { encoding: copying })
    network.answers.set('/', answer)
    await media.refresh(start)
    expect(await media.photos('hero')).toEqual([])
    expect(await media.film('home')).toBeUndefined()
    expect(searches()).toHaveLength(9)
    await media.refresh(later(4 * 60_000))
    expect(searches()).toHaveLength(9)
    await media.refresh(later(5 * 60_000))
    expect(searches()).toHaveLength(18)
    await media.refresh(later(14 * 60_000))
    expect(searches()).toHaveLength(18)
    network.answers.clear()
    await media.refresh(later(hourMs))
    expect(await media.photos('hero')).toHaveLength(4)
    expect(JSON.stringify(log.mock.calls.map(String))).not.toMatch(/secret/)

    network.answers.set('/', answer)
    await media.refresh(later(20 * hourMs))
    expect(await media.photos('hero')).toHaveLength(4)
    expect(await media.film('home')).toBeDefined()
  })

  once.each(['3600', 'Fri, 01 May 2026 07:00:00 GMT'])(
    'a service that asks for a pause until %s is not called for any topic',
    async (value) => {
      vi.useFakeTimers({ now: start, toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      quiet()
      const media = openMedia(await open(), temporaryFolder(), { encoding: copying })
      for (const path of ['/v1/', '/videos/']) {
        network.answers.set(path, { status: 429, headers: { 'retry-after': value } })
      }
      await media.refresh(start)
      expect(searches().map((path) => path.split('?')[0])).toEqual(['/v1/search', '/search/photos'])
      await media.refresh(later(59 * 60_000))
      expect(searches()).toHaveLength(2)
      network.answers.clear()
      await media.refresh(later(60 * 60_000))
      expect(searches()).toHaveLength(10)
    },
  )

  once.each([
    ['broken', { body: Buffer.from('\xff\xd8\xff and no more', 'latin1') }, undefined],
    ['missing', { status: 404 }, copying],
    ['too large', { body: Buffer.alloc(11_000_000) }, copying],
    ['moved', { status: 302, headers: { location: '/files/elsewhere' } }, copying],
  ])('skips a picture that is %s', async (_, answer, encoding) => {
    quiet()
    const media = openMedia(await open(), temporaryFolder(), { encoding })
    network.answers.set('/files/unsplash-2', answer)
    network.answers.set('/files/poster-1', answer)
    await media.refresh(start)
    expect((await media.photos('destinations')).map(({ id }) => id)).toEqual(
      [1, 3, 4, 5, 6].map((number) => `u${number}`),
    )
    expect((await media.film('home'))?.id).toBe('1002')
  })

  once('skips an invalid film', async () => {
    quiet()
    const media = openMedia(await open(), temporaryFolder(), { encoding: copying })
    network.answers.set('/film.mp4?1', { body: '<html>Not now</html>' })
    await media.refresh(start)
    expect((await media.film('home'))?.id).toBe('1002')
  })

  once('downloads files only from the service’s own hosts', async () => {
    quiet()
    network.services.pexels = { ...network.services.pexels, files: ['https://images.pexels.com'] }
    const media = openMedia(await open(), temporaryFolder(), { encoding: copying })
    await media.refresh(start)
    expect(await media.photos('hero')).toEqual([])
    expect(network.asked).not.toContain('/files/pexels-1')
  })

  test('without keys no service is called, and media of a removed key are not shown', async () => {
    const [database, folder] = [await open(), temporaryFolder()]
    const none = openMedia(database, folder, { keys: {} })
    await none.refresh(start)
    expect(network.asked).toEqual([])
    await openMedia(database, folder, { encoding: copying }).refresh(start)
    expect(await none.photos('hero')).toEqual([])
    expect(await none.film('home')).toBeUndefined()
  })

  test('stopping aborts a call, and the next start repeats it', async () => {
    const [database, folder] = [await open(), temporaryFolder()]
    network.answers.set('/', 'hang')
    const media = openMedia(database, folder, { encoding: copying })
    media.start()
    await vi.waitFor(() => expect(network.asked).toHaveLength(1))
    await media.stop()
    network.answers.clear()
    const next = openMedia(database, folder, { encoding: copying })
    await next.refresh()
    expect(await next.photos('hero')).toHaveLength(4)
  })
})
