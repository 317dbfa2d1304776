import { expect, test } from 'vitest'
import type { KindName } from '#catalogue/kinds.ts'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { readHead } from '../../page-head.ts'
import { all, articles, demoSite, hrefOf, publicUrl, sections, words } from '../demo-site.ts'

const site = demoSite()

const idOf = async (kind: string, title: string): Promise<number> =>
  (await site.list(kind)).find((each: { title: string }) => each.title === title).id

const paidOnTheSpot = 'What you will also pay'
const usual = ['Additional Information', 'Terms & Conditions']
const pages = [
  {
    ...{ kind: 'Villa', path: '/villas', title: 'Harwan Orchard House' },
    h2: [
      'Overview',
      'Additional Information',
      'Terms and Conditions',
      paidOnTheSpot,
      'Book this villa',
    ],
  },
  {
    ...{ kind: 'Transportation', path: '/transportation', title: 'Saloon with driver' },
    h2: ['The vehicle', 'Description', 'Book this vehicle'],
  },
  {
    ...{ kind: 'Adventure', path: '/adventure', title: 'Rafting on the Lidder' },
    h2: ['Description', ...usual, paidOnTheSpot, 'Book this adventure'],
  },
  {
    ...{ kind: 'Shoot', path: '/photoShoots', title: 'Couple’s hour on a shikara' },
    h2: ['Photoshoot Overview', ...usual, 'Book this shoot'],
  },
  {
    ...{ kind: 'EventManagement', path: '/eventManagement', title: 'Lakeside offsite for forty' },
    h2: [
      ...['Description', 'Package Includes', 'Day Wise Itineraries', 'Available Add-ons'],
      'Book this event',
    ],
  },
  {
    ...{ kind: 'Relaxation', path: '/wellness', title: 'Four nights of quiet on Nigeen' },
    h2: ['Wellness Overview', ...usual, 'Book this package'],
  },
]

/** Every section link has a target. */
function expectSectionLinks(html: string) {
  const [nav = ''] = /<nav aria-label="On this page".*?<\/nav>/s.exec(html) ?? []
  const ids = [...nav.matchAll(/href="[^"#]*#([^"]*)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(1)
  for (const id of ids) expect(html.split(`id="${id}"`)).toHaveLength(2)
}

const bar = (html: string) =>
  words(/<aside aria-label="Price and booking".*?<\/aside>/s.exec(html)?.[0] ?? '')

test.each(pages)(
  'a $kind has its sections, structured price, and related listings',
  async ({ kind, path, title, h2 }) => {
    const id = await idOf(kind, title)
    const address = listingPath({ kind: kind as KindName, id, title })
    const html = await site.html(`${path}/${id}`)
    const { canonical, things } = readHead(html)
    expect(all(/<h1[^>]*>(.*?)<\/h1>/gs, html)).toEqual([title])
    expect(sections(html)).toEqual(h2)
    expect(things.map((thing) => thing['@type'])).toEqual([
      'BreadcrumbList',
      expect.stringMatching(/^(Product|TouristTrip)$/),
    ])
    const { price } = (things[1]?.offers ?? {}) as { price?: string }
    expect(bar(html)).toContain(`₹${Number(price).toLocaleString('en-IN')}`)
    expect(bar(html)).toMatch(/Book Now WhatsApp/)
    expect(canonical).toBe(publicUrl + address)
    expect(words(html)).toContain('You may also like')
    expect(html).toContain(`action="${address}#book" method="post"`)
    expectSectionLinks(html)
  },
)

test('a hotel has its rooms first, then everything else', async () => {
  const id = await idOf('Hotel', 'The Painted Kingfisher Houseboats')
  const html = await site.html(`/hotel/${id}`)
  expect(sections(html)).toEqual([
    ...['Rooms', 'Description', 'Location', 'Services', 'Additional Information'],
    ...['Terms & Conditions', paidOnTheSpot, 'Contact Form'],
  ])
  const room = articles(html)
    .map(words)
    .find((card) => card.includes('Family cabin with a bunk'))
  expect(room).toMatch(/2 adults and 2 children.*₹7,400 per night.*Book Now/)
  expect(words(html)).toContain('Price per night: ₹5,200')
  const map = 'Nigeen Lake, west bank, Hazratbal, Srinagar 190006'
  expect(html).toContain(`query=${encodeURIComponent(map)}`)
  const [services = ''] = /<section id="services".*?<\/section>/s.exec(html) ?? []
  expect(words(services)).toMatch(/Shikara at the steps.*₹700 an hour after that/)
  expect(services).toMatch(/<img src="\/images\//)
  expectSectionLinks(html)
})

test('a listing shows the related ones that staff chose, else similar ones', async () => {
  const like = async (title: string) => {
    const html = await site.html(`/travel-package/${await idOf('TravelPackage', title)}`)
    const [, cards = ''] = html.split('You may also like')
    return all(/<a class="card-link"[^>]*>([^<]*)</g, cards)
  }
  expect(await like('First Time in Kashmir: Srinagar, Gulmarg, Pahalgam')).toEqual([
    'The Painted Kingfisher Houseboats',
    'Snow Week: Srinagar and Gulmarg in Winter',
    'What to pack for Gulmarg in January',
  ])
  expect(await like('Tulip Week in Srinagar')).toHaveLength(3)
})

test('a travel package has everything the specification lists', async () => {
  const title = 'First Time in Kashmir: Srinagar, Gulmarg, Pahalgam'
  const html = await site.html(`/travel-package/${await idOf('TravelPackage', title)}`)
  const headings = all(/<h[23][^>]*>(.*?)<\/h[23]>/gs, html)
  expect(headings).toEqual(
    expect.arrayContaining([
      ...['Inclusions', 'Exclusions', 'Day Wise Itinerary', 'Payment terms', 'Cancellation policy'],
      'You may also like',
    ]),
  )
  const [days = ''] = /<section id="itinerary".*?<\/section>/s.exec(html) ?? []
  expect(words(days)).toContain('Day 1')
  expect(
    [...days.matchAll(/<details([^>]*)>/g)].map(([, rest]) => /open/.test(rest ?? '')),
  ).toEqual([true, ...Array(5).fill(false)])
  expect(bar(html)).toContain('₹21,500')
  expectSectionLinks(html)
  // In the order in which it is read aloud.
  expect(html).toMatch(
    /<main.*<nav aria-label="Breadcrumb".*<h1.*aria-label="Photo 1 of 5: .*Show all 5 photos.*<nav aria-label="On this page".*<aside aria-label="Price and booking"/s,
  )
  const [nav = ''] = /<nav aria-label="On this page".*?<\/nav>/s.exec(html) ?? []
  const places = ['Overview', 'What is included', 'Day by day', 'Departures', 'Terms']
  expect(all(/<a[^>]*>(.*?)<\/a>/gs, nav)).toEqual([...places, 'You also pay', 'Book'])
  expect(hrefOf(html, 'WhatsApp about First Time')).toMatch(/^https:\/\/wa\.me/)
  expect(hrefOf(html, 'Call Now about First Time')).toMatch(/^tel:/)
})

test('pictures of a listing use the best format, the large one eager, the small ones lazy', async () => {
  const [{ id }] = await site.list('TravelPackage')
  const html = await site.html(`/travel-package/${id}`)
  const [gallery = ''] = /<div class="gallery".*?<dialog/s.exec(html) ?? []
  const pictures = gallery.match(/<picture.*?<\/picture>/gs) ?? []
  expect(pictures).toHaveLength(5)
  for (const [index, picture] of pictures.entries()) {
    const types = [...picture.matchAll(/type="([^"]*)"/g)].map(([, type]) => type)
    expect(types).toEqual(['image/avif', 'image/webp'])
    expect(picture.includes('fetchPriority="high"')).toBe(index === 0)
    expect(picture.includes('loading="lazy"')).toBe(index > 0)
    expect(picture).toMatch(/ width="\d+" height="\d+"/)
    expect(picture).toContain('background-image:url(')
  }
})

test('an event has its days in order, and an icon for each inclusion', async () => {
  const id = await site.save('/api/EventManagement', {
    ...{ title: 'Vows at noon', price: '90000', eventManagementCategoryId: '2' },
  })
  const add = (path: string, data: object) =>
    site.send('POST', `/api/${path}`, { ...data, eventManagementId: id })
  await add('EventmanagementDayWiseItineraries', { dayNumber: 2, title: 'Home', details: 'Rest.' })
  await add('EventmanagementDayWiseItineraries', { dayNumber: 1, title: 'Vows', details: 'Yes.' })
  for (const icon of ['car', '/icon-192.png', 'no such icon']) {
    await add('EventmanagementPackages', { title: icon, description: 'For all', icon })
  }
  const html = await site.html(`/eventManagement/${id}`)
  expect(all(/class="day-title[^>]*>(.*?)<\//gs, html)).toEqual(['Vows', 'Home'])
  const signs = html.match(/class="includes-icon.*?(<svg|<img src="[^"]*")/gs) ?? []
  expect(signs.map((sign) => /<svg$|src="(.*)"$/.exec(sign)?.[1])).toEqual([
    undefined,
    '/icon-192.png',
    undefined,
  ])
  expect(sections(html)).not.toContain('Available Add-ons')
})

test('only its signed preview shows a draft, without being indexed, and its forms send nothing', async () => {
  const ribbon = 'This is how the page will look.'
  const id = await site.save('/api/Villa', {
    ...{ title: 'Villa to be seen first', duration: 'Above the lake', description: 'Nishat' },
    ...{ price: '9000', status: 'draft' },
  })
  const { path } = (await site.send('POST', `/api/Villa/${id}/preview`, {})).json()
  const { statusCode, body } = await site.get(path)
  expect(statusCode).toBe(200)
  expect(body).toContain('>Villa to be seen first</h1>')
  expect(body).toContain(ribbon)
  expect(body).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  const form = { name: 'Asha', email: 'asha@example.in', phone: '9419012345' }
  expect((await site.sendForm(path, form)).statusCode).toBe(404)
  const plain = path.replace(/\?.*/, '')
  for (const other of [plain, path.replace('preview=', 'preview=z')]) {
    expect((await site.get(other)).statusCode, other).toBe(404)
  }
  await site.save(`/api/Villa/${id}`, { status: 'published' }, 'PUT')
  const published = listingPath({ kind: 'Villa', id, title: 'Villa to be seen first' })
  expect((await site.html(published)).includes(ribbon)).toBe(false)
})
