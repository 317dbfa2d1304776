import { expect } from '@playwright/test'
import sharp from 'sharp'
import { type PageHead, readHead, type Thing, text } from '../page-head.ts'
import { refusals } from '../schema-org.ts'
import { test } from './server.ts'

/** A server of its own: what other journeys add has texts too short to be found by. */
test.use({ variables: { JOURNEY: 'found' } })

/** What every page of the sitemap says of itself, by its path. */
const heads = new Map<string, PageHead>()

test.beforeAll(async ({ server }) => {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
  for (const [, address] of sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const answer = await fetch(text(address))
    expect(answer.status, address).toBe(200)
    heads.set(text(address).slice(server.url.length), readHead(await answer.text()))
  }
})

const headOf = (path: string) => heads.get(path) as PageHead
const thingOf = (path: string, type: string) =>
  headOf(path).things.find((thing) => thing['@type'] === type) as Thing

/** The page of the first listing below a path. */
const firstOf = (folder: string) =>
  [...heads.keys()].find((path) => path.startsWith(`${folder}/`)) ?? ''

/** Where the lists of the kinds are, and what their listings are to search engines. */
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

test('every page of the sitemap has a title, a description and an address of its own', ({
  server,
}) => {
  expect(heads.size).toBeGreaterThan(90)
  for (const [path, { title, description, canonical, headings, tags }] of heads) {
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
    expect.soft(title.length, path).toBeGreaterThan(10)
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50)
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
    expect.soft(canonical, path).toBe(server.url + path)
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

test('every page has a picture to be shared with, 1200 by 630', async () => {
  test.setTimeout(180_000)
  for (const [path, { tags }] of heads) {
    const answer = await fetch(tags.get('og:image') ?? '')
    expect(answer.status, path).toBe(200)
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
    expect(`${format} ${width}x${height}`, path).toBe('jpeg 1200x630')
    expect(tags.get('og:image:width'), path).toBe('1200')
    expect(tags.get('og:image:height'), path).toBe('630')
    expect(tags.get('og:image:alt'), path).not.toBe('')
  }
  const pictures = [...heads.values()].map(({ tags }) => tags.get('og:image'))
  expect(new Set(pictures).size).toBe(pictures.length)
})

/** What the definitions must refuse, or the test above them says nothing. */
const broken: Thing[] = [
  { '@type': 'Hotel', name: 'Walnut Prow', starRatings: 4 },
  { '@type': 'Hotel', name: 'Walnut Prow', containsPlace: [{ '@type': 'HotelRom', name: 'Room' }] },
  { '@type': 'Product', name: 'Villa', offers: { '@type': 'Offer', prices: 21_500 } },
  { '@type': 'Product', name: 'Villa', offers: { '@type': 'Offer', availability: 'in stock' } },
  { '@type': 'TouristTrip', name: 'Snow', itinerary: { '@type': 'Offer', price: 1 } },
  { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: true }] },
]

test('what pages say keeps to the definitions of schema.org', () => {
  test.setTimeout(120_000)
  const all = [...heads].flatMap(([path, { things }]) => things.map((thing) => ({ path, thing })))
  const wrong = broken.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
  const said = refusals([...all.map(({ thing }) => thing), ...wrong])
  const complaints = all.map(({ path }, index) => said[index] && `${path}: ${said[index]}`)
  expect(complaints.filter(Boolean)).toEqual([])
  expect(said.slice(all.length).filter((error) => error === '')).toEqual([])
})

for (const [list, folder, type] of kinds) {
  test(`a page below ${folder} is a ${type} with its price and the way there`, ({ server }) => {
    const path = firstOf(folder)
    const thing = thingOf(path, type)
    expect(thing).toMatchObject({ name: expect.any(String), url: server.url + path })
    expect((thing.image as string[])[0]).toMatch(/^http.*\.webp$/)
    const offers = [thing.offers ?? thing.makesOffer].flat()
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers) {
      expect(offer).toMatchObject({ '@type': 'Offer', priceCurrency: 'INR' })
      expect((offer as { price: number }).price).toBeGreaterThan(0)
    }
    const crumbs = thingOf(path, 'BreadcrumbList')
    expect(crumbs.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${server.url}/` },
      { position: 2, item: server.url + list },
      { position: 3, name: thing.name, item: server.url + path },
    ])
  })

  test(`${list} lists addresses of the sitemap, numbered`, ({ server }) => {
    const items = thingOf(list, 'ItemList')
    const elements = items.itemListElement as { position: number; url: string }[]
    expect(elements.length).toBeGreaterThan(3)
    expect(elements.map(({ position }) => position)).toEqual(elements.map((_, index) => index + 1))
    for (const { url } of elements) expect(heads.has(url.slice(server.url.length)), url).toBe(true)
  })

  test(`an address below ${folder} with a title leads to the short one`, async ({ request }) => {
    const path = firstOf(folder)
    const answer = await request.get(`${path}-heritage-houseboat`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe(path)
  })
}

test('a hotel names its rooms, with an offer for each', () => {
  const hotel = thingOf(firstOf('/hotel'), 'Hotel')
  const rooms = hotel.containsPlace as Thing[]
  const offers = hotel.makesOffer as { itemOffered: { '@id': string } }[]
  expect(rooms.length).toBeGreaterThan(0)
  expect(offers.map(({ itemOffered }) => itemOffered['@id'])).toEqual(
    rooms.map((room) => room['@id']),
  )
})

test('a travel package names its days', () => {
  const trip = thingOf(firstOf('/travel-package'), 'TouristTrip')
  const days = (trip.itinerary as Thing).itemListElement as Thing[]
  expect(days.length).toBeGreaterThan(1)
  expect(days[0]).toMatchObject({ position: 1, name: expect.any(String) })
})

test('the home page names the agency, and answers the questions asked there', () => {
  const agency = thingOf('/', 'TravelAgency')
  expect(agency).toMatchObject({ telephone: expect.stringMatching(/^\+\d+$/) })
  const faq = thingOf('/', 'FAQPage')
  const questions = faq.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions).toHaveLength(10)
  for (const { name, acceptedAnswer } of questions) {
    expect(name.length).toBeGreaterThan(10)
    expect(acceptedAnswer.text.length).toBeGreaterThan(20)
  }
})

test('robots are told of the sitemap, and browsers of the app and its icons', async ({
  request,
  server,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  const page = await (await request.get('/')).text()
  const [, address = ''] = /<link rel="manifest" href="([^"]*)"/.exec(page) ?? []
  const manifest = await request.get(address)
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const icons: { src: string }[] = (await manifest.json()).icons
  const linked = [...page.matchAll(/rel="(?:apple-touch-)?icon" href="([^"]*)"/g)]
  for (const src of [...icons.map(({ src }) => src), ...linked.map(([, href]) => href ?? '')]) {
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//)
  }
})

test('a narrowed, saved or searched page is left out of results, a page of a list is not', async ({
  request,
  server,
}) => {
  const head = async (path: string) => readHead(await (await request.get(path)).text())
  for (const path of [
    '/hotels?q=dal',
    '/saved',
    '/compare',
    '/search?q=dal',
    '/villas?sort=price',
  ]) {
    expect((await head(path)).tags.get('robots'), path).toBe('noindex, follow')
  }
  const campaign = await head('/hotels?utm_source=mail')
  expect(campaign.canonical).toBe(`${server.url}/hotels`)
  expect(campaign.tags.get('robots')).toBeUndefined()
  expect((await head(`${firstOf('/hotel')}?room=3&book`)).canonical).toBe(
    server.url + firstOf('/hotel'),
  )
})
