import { brotliCompressSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { mapMarkNames } from '#catalogue/conditions/map-marks.ts'
import { momentText } from '#catalogue/conditions/shown-at.ts'
import { demoSite, words } from './demo-site.ts'

const site = demoSite('demo')
const now = new Date()
/** Whole seconds, as in headers. */
const minutes = (count: number) => new Date(Math.ceil(now.getTime() / 1000 + 60 * count) * 1000)

interface Listed {
  id: number
  mark: string
}

/** Updates a road at a moment, as staff do. */
async function see(mark: string, change: object) {
  const listed: Listed[] = await site.list('conditions')
  const id = listed.find((each) => each.mark === mark)?.id
  const holds = { seenAt: now.toISOString(), ...change }
  expect((await site.send('PUT', `/api/conditions/${id}`, holds)).statusCode).toBe(200)
}

const entryOf = (html: string, name: string) =>
  [...html.matchAll(/<li class="roads-entry"[^>]*>.*?<\/li>/gs)]
    .map(([all]) => all)
    .find((all) => all.includes(name)) ?? ''

const mapOf = (html: string) => /<svg[^>]*class="valley-map".*?<\/svg>/s.exec(html)?.[0] ?? ''

afterEach(async () => {
  vi.useRealTimers()
  for (const mark of ['zojila', 'mughal']) await see(mark, { state: 'notKnown', seenAt: null })
})

test('the demo’s roads have no known state, and it shows the yearly calendar', async () => {
  const html = await site.html('/roads')
  expect(words(html)).toContain('We have no recent report of any road')
  expect(html.match(/<li class="roads-entry"[ >]/g)).toHaveLength(mapMarkNames.length)
  expect(entryOf(html, 'Zojila')).toContain('Not known')
  for (const text of ['Tulips', '20 March to 20 April', 'Saffron harvest', 'Snow at Gulmarg']) {
    expect(words(html)).toContain(text)
  }
  const months = /<ol class="year-months[^>]*>.*?<\/ol>/s.exec(html)?.[0] ?? ''
  expect(months.match(/<picture/g)).toHaveLength(12)
  expect(words(months)).toContain('April Almond blossom, Tulips')
  expect(await site.html('/')).not.toContain('All roads')
})

test('map and list have the same content, in words, and the map is small', async () => {
  await see('mughal', { state: 'closed', sentence: 'Snow at <Peer ki Gali>', cutOff: '15:00' })
  const html = await site.html('/roads')
  const entry = entryOf(html, 'Mughal Road')
  for (const text of ['Closed', 'Snow at <Peer ki Gali>', 'Cut-off hour: 15:00', 'Seen at ']) {
    expect(words(entry)).toContain(text)
  }
  expect(entry).toContain('holds until ')
  expect(entry).toContain('&lt;Peer')
  const map = mapOf(html)
  expect(map).toContain('Mughal Road: closed')
  expect(map).toContain('Zojila: not known')
  // Next to a valid state is the expired one, which a stored copy shows later.
  expect(map.match(/class="map-name"/g)).toHaveLength(mapMarkNames.length + 1)
  expect(brotliCompressSync(map).length).toBeLessThan(15 * 1024)
})

test('an expired state is not shown as open, even by a cached page', async () => {
  // Later than the site's start, which a busy machine delays.
  vi.useFakeTimers({ toFake: ['Date'], now: minutes(60) })
  await see('zojila', { state: 'open', holdsUntil: minutes(61).toISOString() })
  for (const _ of [1, 2]) {
    const { body } = await site.get('/roads')
    expect(entryOf(body, 'Zojila')).toContain('Open')
    expect(mapOf(body)).toContain('Zojila: open')
  }
  vi.setSystemTime(minutes(61))
  const { body, headers } = await site.get('/roads')
  expect(entryOf(body, 'Zojila')).toContain(
    `Last known at ${momentText(now.toISOString(), minutes(61))}, ask us.`,
  )
  expect(words(entryOf(body, 'Zojila'))).not.toMatch(/open/i)
  expect(mapOf(body)).toContain('Zojila: not known')
  expect(headers['last-modified']).toBe(minutes(61).toUTCString())
})

test('the home page has a line only while something is closed or restricted', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: minutes(1) })
  await site.html('/')
  await see('zojila', { state: 'closed', holdsUntil: minutes(2).toISOString() })
  expect(words(await site.html('/'))).toContain('Closed: Zojila. All roads')
  await see('mughal', { state: 'restricted', holdsUntil: minutes(3).toISOString() })
  expect(words(await site.html('/'))).toContain(
    'Closed: Zojila. Restricted: Mughal Road. All roads',
  )
  vi.setSystemTime(minutes(2))
  expect(words(await site.html('/'))).toContain('Restricted: Mughal Road. All roads')
  expect(await site.html('/')).not.toContain('Zojila')
  vi.setSystemTime(minutes(3))
  expect(await site.html('/')).not.toContain('All roads')
})

test('a trip shows calendar entries on its dates and in its best months, with a link to the roads', async () => {
  const gulmarg = (await site.list('Destination')).find(
    ({ title }: { title: string }) => title === 'Gulmarg',
  )
  const id = await site.save('/api/TravelPackage', {
    ...{ title: 'Tulip week', price: '9000', duration: '5 days', description: 'Srinagar' },
    ...{ travelPackageCategoryId: '1', bestMonths: 'March to April' },
    ...{ destinations: `${gulmarg.id}` },
  })
  const year = new Date().getUTCFullYear() + 1
  const departure = { startsOn: `${year}-10-25`, seatsLeft: 8, travelPackageId: id }
  expect((await site.send('POST', '/api/TravelPackageDepartures', departure)).statusCode).toBe(201)
  const seasonIn = async () =>
    words(
      /<section id="season".*?<\/section>/s.exec(
        await site.html(`/travel-package/${id}/tulip-week`),
      )?.[0] ?? '',
    )
  const shown = await seasonIn()
  expect(shown).toContain('Tulips, Tulip garden, Srinagar: 20 March to 20 April')
  expect(shown).toContain('How roads and places are now')
  expect(shown).toContain(`From 25 October ${year}: Passes open, Chinar colours, Saffron harvest`)
  expect(shown).not.toContain('Cherries')
  const cherries = { title: 'Cherries', from: '20 April', to: '15 July' }
  expect((await site.send('POST', '/api/calendar', cherries)).statusCode).toBe(201)
  expect(await seasonIn()).toContain('Cherries: 20 April to 15 July')
})

test('a hotel with a place links to the roads, without a script', async () => {
  const hotels: { id: number; destinations?: unknown }[] = await site.list('Hotel')
  const pages = await Promise.all(hotels.map(({ id }) => site.get(`/hotel/${id}`)))
  const bodies = await Promise.all(
    pages.map(async ({ headers, body }) =>
      headers.location ? (await site.get(`${headers.location}`)).body : body,
    ),
  )
  const naming = bodies.filter((body) => body.includes('href="/destination/'))
  expect(naming.length).toBeGreaterThan(0)
  for (const body of naming) expect(body).toContain('How roads and places are now')
})

test('is linked under Others, in the footer and in the sitemap', async () => {
  const html = await site.html('/')
  expect(html.match(/href="\/roads"/g)?.length).toBeGreaterThanOrEqual(2)
  expect((await site.get('/sitemap.xml')).body).toContain('/roads</loc>')
})
