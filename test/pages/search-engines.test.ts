import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { type PageHead, readHead, type Thing, text } from '../page-head.ts'
import { refusals } from '../schema-org.ts'
import { demoSite, publicUrl } from './demo-site.ts'

const site = demoSite()

/** The metadata of every page in the sitemap, by path. */
const heads = new Map<string, PageHead>()

beforeAll(async () => {
  const { body } = await site.get('/sitemap.xml')
  for (const [, address] of body.matchAll(/<url><loc>([^<]*)<\/loc>/g)) {
    const path = text(address).slice(publicUrl.length) || '/'
    const answer = await site.get(path)
    expect(answer.statusCode, path).toBe(200)
    heads.set(path, readHead(answer.body))
  }
}, 120_000)

const thingOf = (path: string, type: string) =>
  heads.get(path)?.things.find((thing) => thing['@type'] === type) as Thing

/** The page of the first listing below a path. */
const firstOf = (folder: string) =>
  [...heads.keys()].find((path) => path.startsWith(`${folder}/`)) ?? ''

/** The list pages of the kinds, and the schema.org types of their listings. */
const kinds = [
  ['/hotels', '/hotel', 'Hotel'],
  ['/villas', '/villas', 'Product'],
  ['/travel-packages', '/travel-package', 'TouristTrip'],
  ['/transportation', '/transportation', 'Product'],
  ['/adventure', '/adventure', 'TouristTrip'],
  ['/photoShoots', '/photoShoots', 'Product'],
  ['/eventManagement', '/eventManagement', 'Product'],
  ['/wellness', '/wellness', 'Product'],
] as const

test('every page of the sitemap has its own title, description and canonical URL', () => {
  expect(heads.size).toBeGreaterThan(90)
  for (const [path, { title, description, canonical, headings, tags }] of heads) {
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
    expect.soft(title.length, path).toBeGreaterThan(10)
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50)
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
    expect.soft(canonical, path).toBe(publicUrl + path)
    expect.soft(headings, path).toBe(1)
    expect.soft(tags.get('robots'), path).toBeUndefined()
    expect.soft(tags.get('og:url'), path).toBe(canonical)
    expect.soft(tags.get('twitter:card'), path).toBe('summary_large_image')
  }
  for (const name of ['title', 'description'] as const) {
    const all = [...heads.values()].map((head) => head[name])
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  }
})

test('every page has its own share picture, and one of each type is 1200 by 630', async () => {
  const pictures = [...heads].map(([path, { tags }]) => {
    const at = (name: string) => tags.get(`og:image${name}`)
    expect.soft([at(':width'), at(':height')], path).toEqual(['1200', '630'])
    expect.soft(at(':alt'), path).toMatch(/./)
    return [path, at('') ?? ''] as const
  })
  expect(new Set(pictures.map(([, url]) => url)).size).toBe(pictures.length)
  const drawn = ['/', '/About', '/hotels', ...kinds.map(([, folder]) => firstOf(folder))]
  for (const [path, url] of pictures.filter(([path]) => drawn.includes(path))) {
    const { statusCode, rawPayload } = await site.get(url.slice(publicUrl.length))
    expect(statusCode, path).toBe(200)
    const { width, height, format } = await sharp(rawPayload).metadata()
    expect(`${format} ${width}x${height}`, path).toBe('jpeg 1200x630')
  }
})

/** Invalid data that the definitions must refuse, or the test below proves nothing. */
const broken: Thing[] = [
  { '@type': 'Hotel', name: 'Walnut Prow', starRatings: 4 },
  { '@type': 'Hotel', name: 'Walnut Prow', containsPlace: [{ '@type': 'HotelRom', name: 'Room' }] },
  { '@type': 'Product', name: 'Villa', offers: { '@type': 'Offer', prices: 21_500 } },
  { '@type': 'Product', name: 'Villa', offers: { '@type': 'Offer', availability: 'in stock' } },
  { '@type': 'TouristTrip', name: 'Snow', itinerary: { '@type': 'Offer', price: 1 } },
  { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: true }] },
]

test('structured data conforms to the definitions of schema.org', () => {
  const all = [...heads].flatMap(([path, { things }]) => things.map((thing) => ({ path, thing })))
  const wrong = broken.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
  const said = refusals([...all.map(({ thing }) => thing), ...wrong])
  const complaints = all.map(({ path }, index) => said[index] && `${path}: ${said[index]}`)
  expect(complaints.filter(Boolean)).toEqual([])
  expect(said.slice(all.length).filter((error) => error === '')).toEqual([])
})

test.each(kinds)(
  'the pages of %s have structured listings, prices and breadcrumbs',
  async (list, folder, type) => {
    const path = firstOf(folder)
    const thing = thingOf(path, type)
    expect(thing).toMatchObject({ name: expect.any(String), url: publicUrl + path })
    expect((thing.image as string[])[0]).toMatch(/^http.*\.webp$/)
    const offers = [thing.offers ?? thing.makesOffer].flat()
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) {
      expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'INR' })
      expect((offer as { price: number }).price).toBeGreaterThan(0)
    }
    expect(thingOf(path, 'BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${publicUrl}/` },
      { position: 2, item: publicUrl + list },
      { position: 3, name: thing.name, item: publicUrl + path },
    ])
    const elements = thingOf(list, 'ItemList').itemListElement as {
      position: number
      url: string
    }[]
    expect(elements.map(({ position }) => position)).toEqual(elements.map((_, index) => index + 1))
    for (const { url } of elements) expect(heads.has(url.slice(publicUrl.length)), url).toBe(true)
  },
)

test('a hotel lists its rooms, with an offer for each', () => {
  const hotel = thingOf(firstOf('/hotel'), 'Hotel')
  const rooms = hotel.containsPlace as Thing[]
  const offers = hotel.makesOffer as { price: number; itemOffered: { '@id': string } }[]
  expect(rooms.length).toBeGreaterThan(0)
  expect(offers.map(({ itemOffered }) => itemOffered['@id'])).toEqual(
    rooms.map((room) => room['@id']),
  )
  const family = rooms.findIndex(({ name }) => name === 'Family cabin with a bunk')
  expect(offers[family]).toMatchObject({ price: 7400, priceCurrency: 'INR' })
})

test('a travel package lists its days', () => {
  const trip = thingOf(firstOf('/travel-package'), 'TouristTrip')
  const days = (trip.itinerary as Thing).itemListElement as Thing[]
  expect(days.length).toBeGreaterThan(1)
  expect(days[0]).toMatchObject({ position: 1, name: expect.any(String) })
})

test('the home page describes the agency', () => {
  expect(heads.get('/')?.things.map((thing) => thing['@type'])).toEqual([
    'TravelAgency',
    'WebSite',
    'FAQPage',
  ])
  const telephone = expect.stringMatching(/^\+\d+$/)
  expect(thingOf('/', 'TravelAgency')).toMatchObject({ telephone })
})

test('robots.txt refers to the sitemap, and pages to the app and its icons', async () => {
  expect((await site.get('/robots.txt')).body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`)
  const page = (await site.get('/')).body
  const [, address = ''] = /<link rel="manifest" href="([^"]*)"/.exec(page) ?? []
  const manifest = await site.get(address)
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/)
  const icons: { src: string }[] = manifest.json().icons
  const linked = [...page.matchAll(/rel="(?:apple-touch-)?icon" href="([^"]*)"/g)]
  for (const src of [...icons.map(({ src }) => src), ...linked.map(([, href]) => href ?? '')]) {
    expect((await site.get(src)).headers['content-type'], src).toMatch(/^image\//)
  }
})

test('filtered, saved and search pages are not indexed, pages of a list are', async () => {
  const head = async (path: string) => readHead((await site.get(path)).body)
  const left = ['/hotels?q=dal', '/saved', '/compare', '/search?q=dal', '/villas?sort=price']
  for (const path of left) {
    expect((await head(path)).tags.get('robots'), path).toBe('noindex, follow')
  }
  const campaign = await head('/hotels?utm_source=mail')
  expect(campaign.canonical).toBe(`${publicUrl}/hotels`)
  expect(campaign.tags.get('robots')).toBeUndefined()
  const hotel = firstOf('/hotel')
  expect((await head(`${hotel}?room=3&book`)).canonical).toBe(publicUrl + hotel)
})
