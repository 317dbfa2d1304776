import { describe, expect, test } from 'vitest'
import { aheadBy } from '../worker/answer-page.ts'
import { isPublicPage, pageKey, pictureStem } from './addresses.ts'
import { type CachedPage, pagesToEvict, totalBytes } from './eviction.ts'
import { filesBehind, filesNamedIn, manifestIn, picturesNamedIn } from './page-files.ts'

const at = (address: string) => new URL(address, 'https://kashmir.example')

describe('addresses', () => {
  test.each(['/', '/hotel/3/heritage', '/saved', '/q/abc', '/roads'])(
    '%s may be stored',
    (path) => {
      expect(isPublicPage(at(path))).toBe(true)
    },
  )

  test.each([
    ...['/admin', '/admin/hotels', '/Login', '/api/Hotel', '/rv/abc', '/reviews.json'],
    ...['/hotels.data', '/hotel/3?preview=abc'],
  ])('%s is ignored', (path) => {
    expect(isPublicPage(at(path))).toBe(false)
  })

  test('a listing is one page for every slug, a list one for each query', () => {
    const keys = ['/hotel/3', '/hotel/3/heritage-houseboat', '/hotel/3-heritage', '/hotel/3?book=1']
    expect(new Set(keys.map((path) => pageKey(at(path))))).toEqual(new Set(['/hotel/3']))
    expect(pageKey(at('/travel-package/1/print'))).toBe('/travel-package/1/print')
    expect(pageKey(at('/hotels/?page=2'))).toBe('/hotels?page=2')
    expect(pageKey(at('/'))).toBe('/')
  })

  test('variants of a picture are one picture', () => {
    expect(pictureStem('/uploads/boat-640.avif')).toBe(pictureStem('/uploads/boat.webp'))
    expect(pictureStem('/uploads/boat-640.avif')).not.toBe(pictureStem('/uploads/lake.webp'))
  })
})

describe('files of a page', () => {
  const html =
    '<link href="/assets/site-a1.css"><link href="/fonts/figtree-var.woff2"><script>import "/assets/site-manifest-77.js";import * as r from "/assets/hotel-b2.js"</script>'
  const manifest = `window.__reactRouterManifest=${JSON.stringify({
    entry: { module: '/assets/entry-c3.js', imports: ['/assets/react-d4.js'] },
    routes: {
      hotel: { module: '/assets/hotel-b2.js', imports: ['/assets/forms-e5.js'], css: [] },
      villa: { module: '/assets/villa-f6.js', imports: ['/assets/other.js'] },
    },
  })};`

  test('are those in its markup, and their imports', () => {
    const named = filesNamedIn(html)
    expect(named).toContain('/fonts/figtree-var.woff2')
    expect(manifestIn(html)).toBe('/assets/site-manifest-77.js')
    expect(filesBehind(named, manifest)).toEqual(['/assets/forms-e5.js'])
    expect(filesBehind(named, 'nonsense')).toEqual([])
  })

  test('unseen pictures are included once each, in a phone’s width', () => {
    const set = '/uploads/a-400.avif 400w, /uploads/a-640.avif 640w, /uploads/a-960.avif 960w'
    const source = `<source type="image/avif" srcSet="${set}"/>`
    expect(picturesNamedIn(source + source)).toEqual(['/uploads/a-640.avif'])
    expect(picturesNamedIn(source, [], 400)).toEqual(['/uploads/a-400.avif'])
    expect(picturesNamedIn(source, ['/uploads/a-960.webp'], 400)).toEqual([])
  })
})

describe('room', () => {
  const page = (key: string, savedAt: number, more: Partial<CachedPage> = {}): CachedPage => ({
    ...{ key, savedAt, address: key, title: key, build: 'a', rank: 'page', bytes: 10 },
    files: [],
    ...more,
  })
  const sizes = new Map([['/assets/a.js', 30]])

  test('counts a file once, however many pages need it', () => {
    const two = [1, 2].map((id) => page(`/hotel/${id}`, id, { files: ['/assets/a.js'] }))
    expect(totalBytes(two, sizes)).toBe(50)
  })

  test('removes the oldest page first, then saved ones, and the trip last', () => {
    const pages = [
      page('/q/t', 1, { rank: 'trip' }),
      page('/hotel/1', 2, { rank: 'saved' }),
      page('/old', 3),
      page('/new', 4),
    ]
    expect(pagesToEvict(pages, sizes, 40)).toEqual([])
    expect(pagesToEvict(pages, sizes, 30)).toEqual(['/old'])
    expect(pagesToEvict(pages, sizes, 10)).toEqual(['/old', '/new', '/hotel/1'])
    expect(pagesToEvict(pages, sizes, 0)).toEqual(['/old', '/new', '/hotel/1', '/q/t'])
  })
})

describe('the phone’s clock', () => {
  const now = Date.parse('2026-11-24T09:00:00Z')
  const hour = 3_600_000

  test('detects differences of hours to the last answer, but not of seconds', () => {
    expect(aheadBy('Tue, 24 Nov 2026 12:00:00 GMT', now)).toBe(3 * hour)
    expect(aheadBy('Tue, 24 Nov 2026 09:00:20 GMT', now)).toBe(0)
    expect(aheadBy(null, now)).toBe(0)
  })
})
