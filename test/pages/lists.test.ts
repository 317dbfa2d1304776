import { expect, test } from 'vitest'
import { readHead } from '../page-head.ts'
import { all, articles, demoSite, hrefOf, words } from './demo-site.ts'

const site = demoSite()

const idsOf = async (kind: string): Promise<number[]> =>
  (await site.list(kind)).map(({ id }: { id: number }) => id)

const shoots = ['Professional Photography Services', 'Videography Services', 'Other Services']
const trips = [
  'Customizable Travel Itineraries',
  'Luxury and VIP Travel Packages',
  'Other Travel Packages',
]
const events = [
  'Corporate Event Management',
  'Destination Weddings',
  'Theme Parties & Celebrations',
]
const retreats = [
  'Wellness Retreat Packages',
  'Nature Immersion Experience',
  'Yoga & Relaxation Sessions',
  'Gentle Outdoor Activities',
]

const lists = [
  {
    path: '/hotels',
    folder: '/hotel',
    h1: 'A bed on the lake, a fire in the snow',
    h2: ['Hotels'],
  },
  { path: '/villas', folder: '/villas', h1: 'A whole house, and its view', h2: ['Villas'] },
  { path: '/travel-packages', folder: '/travel-package', h1: 'Travel Packages', h2: trips },
  {
    path: '/transportation',
    folder: '/transportation',
    h1: 'Transportation',
    h2: ['Car Rentals', 'Bike Rentals', 'Others'],
  },
  {
    path: '/adventure',
    folder: '/adventure',
    h1: 'Adventure Activities',
    h2: ['Adventure Activities', 'Winter Sports', 'Other Activities'],
  },
  { path: '/photoShoots', folder: '/photoShoots', h1: 'Photography Shoots', h2: shoots },
  { path: '/eventManagement', folder: '/eventManagement', h1: 'Event Management', h2: events },
  { path: '/wellness', folder: '/wellness', h1: 'Wellness & Relaxation', h2: retreats },
]

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const titleLinks = (html: string) =>
  [...html.matchAll(/<a class="card-link" href="([^"]*)"/g)].map(([, href = '']) => href)

test.each(lists)(
  '$path shows its categories, with structured data of their listings',
  async (list) => {
    const html = main(await site.html(list.path))
    expect(all(/<h1[^>]*>(.*?)<\/h1>/gs, html)).toEqual([list.h1])
    expect(all(/<section[^>]*>.*?<h2[^>]*>(.*?)<\/h2>/gs, html)).toEqual(list.h2)
    const links = titleLinks(html)
    expect(links.length).toBeGreaterThan(3)
    const shape = new RegExp(`^${list.folder}/\\d+/[a-z\\d-]+$`)
    expect(links.filter((href) => !shape.test(href))).toEqual([])
    const items = readHead(html).things.find((thing) => thing['@type'] === 'ItemList')
    const named = items?.itemListElement as { url: string }[]
    expect(named.map(({ url }) => new URL(url).pathname)).toEqual(links)
  },
)

const withDetails = lists.filter(({ path }) => path !== '/transportation')

test.each(withDetails)('a card on $path has links to call, chat and its details', async (list) => {
  const [card = ''] = articles(await site.html(list.path))
  expect(hrefOf(card, 'Call Now about')).toMatch(/^tel:\+91/)
  expect(hrefOf(card, 'WhatsApp about')).toMatch(
    /^https:\/\/wa\.me\/91\d+\?text=Hi%2C%20book%20me%20a%20trip%20to%20Kashmir/,
  )
  expect(hrefOf(card, 'View Details of')).toBe(titleLinks(card)[0])
})

test.each(['/hotels', '/villas'])('prices on %s are per night', async (path) => {
  const [card = ''] = articles(await site.html(path))
  expect(words(card)).toMatch(/₹[\d,]+ per night/)
})

test('a card has the duration, title, route, price and the old price, 1500 more, in this order', async () => {
  const packages = await site.list('TravelPackage')
  const { title, duration, description, price } = packages.find(
    ({ oldPrice }: { oldPrice: number | null }) => oldPrice === null,
  )
  const found = articles(await site.html('/travel-packages')).find((card) =>
    words(card).includes(title),
  )
  const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
  const parts = [duration, title, description, rupees(price), rupees(price + 1500)]
  expect(words(found ?? '')).toMatch(new RegExp(parts.map(escaped).join('.*')))
  expect(found).toContain(`<s class="text-ink-subtle">${rupees(price + 1500)}</s>`)
  // What is read aloud.
  expect(words(found ?? '')).toContain(`per person , old price ${rupees(price + 1500)}`)
  expect(found).toMatch(/<h3[^>]*><a class="card-link"/)
})

test('a listing without a picture has a card with the logo instead', async () => {
  const fields = { title: 'Unseen House', duration: 'New', description: 'Harwan', price: '4000' }
  await site.save('/api/Villa', fields)
  const [card = ''] = articles(await site.html('/villas?q=unseen'))
  expect(card).toMatch(/<div class="card-picture[^"]*">(<div[^>]*>)?<svg/)
  expect(card).not.toContain('<img')
})

test('a card of a vehicle shows its luggage, and has links to call and to book by chat', async () => {
  const cards = articles(await site.html('/transportation'))
  const card = cards.find((each) => words(each).includes('Saloon with driver')) ?? ''
  expect(words(card)).toMatch(
    /Seats 4 Luggage 2 large and 2 small bags Condition 2022, serviced each month/,
  )
  expect(words(card)).toContain('₹2,900')
  expect(hrefOf(card, 'Call Now')).toMatch(/^tel:\+91/)
  const { host, searchParams } = new URL(hrefOf(card, 'Book Now'))
  expect(host).toBe('wa.me')
  const chat = searchParams.get('text')
  expect(chat).toMatch(
    /^Hi, book me a trip to Kashmir: Saloon with driver\. .*\/transportation\/\d+/,
  )
  expect(chat).toContain(
    'Hotels, Villas, Travel packages, Transportation, Photography & Videography, Event Management, Adventure, Relaxation',
  )
})

test('the home page rents out cars only', async () => {
  const cars = (await site.get('/api/Transportation?category=1')).json().$values
  const html = await site.html('/')
  const cabs = html.slice(html.indexOf('Rent a Cab'))
  const titles = all(/<a class="card-link"[^>]*>(.*?)<\/a>/gs, cabs)
  expect(titles.slice(0, 5)).toEqual(cars.slice(0, 5).map(({ title }: { title: string }) => title))
})

test.each([
  ['/hotels', 5],
  ['/villas', 3],
])('%s is below %i pictures', async (path, count) => {
  const html = await site.html(path)
  const strip = /<ul class="slideshow-strip".*?<\/ul>/s.exec(html)?.[0] ?? ''
  const names = [...strip.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)
  expect(names).toEqual(Array.from({ length: count }, (_, at) => `Slide ${at + 1}`))
})

test.each([
  ['/travel-packages', 'travel-packages'],
  ['/transportation', 'transportation'],
  ['/wellness', 'wellness'],
  ['/adventure', 'adventure'],
  ['/photoShoots', 'photography'],
  ['/eventManagement', 'event'],
])('%s begins with a film, on its poster and with a button to play it', async (path, film) => {
  const [hero = ''] = /<section class="hero .*?<\/section>/s.exec(await site.html(path)) ?? []
  expect(hero).toContain(`src="/films/${film}-poster.webp"`)
  expect(hero).toMatch(/<button[^>]*aria-label="Play the film"/)
})

test.each([
  ['/villas', /^Villas and holiday houses in Kashmir \|/],
  ['/eventManagement', /^Event management in Kashmir \|/],
])('the head of %s describes the page', async (path, expected) => {
  const { title, tags } = readHead(await site.html(path))
  expect(title).toMatch(expected)
  const names = ['description', 'keywords', 'twitter:card', 'og:title', 'og:description']
  for (const name of [...names, 'og:image', 'og:url']) expect(tags.get(name)).toMatch(/\w/)
})

test('a price on request is in words on card and page, and not in structured data', async () => {
  const title = 'A wedding of three days, as you imagine it'
  const cards = articles(await site.html('/eventManagement'))
  const card = cards.find((each) => words(each).includes(title)) ?? ''
  expect(words(card)).toContain('Price on request')
  expect(words(card)).not.toContain('₹')
  const page = await site.html(titleLinks(card)[0] ?? '')
  expect(words(page)).toContain('Ask us by call or WhatsApp.')
  expect(JSON.stringify(readHead(page).things)).not.toContain('"offers"')
  const found = articles(await site.html('/search?q=as+you+imagine+it'))
  expect(words(found[0] ?? '')).toContain('Price on request')
  expect((await site.get('/search?q=%25')).statusCode).toBe(200)
})

test('a long list is paged by links, and a page beyond the last redirects to the last', async () => {
  for (let at = 0; at < 49; at++) {
    const villa = { title: `Pergola ${100 + at}`, duration: 'New', description: 'Harwan' }
    await site.save('/api/Villa', { ...villa, price: '4000' })
  }
  const query = '/villas?q=pergola&sort=title'
  const pager = (html: string) => words(/<nav aria-label="Pages".*?<\/nav>/s.exec(html)?.[0] ?? '')
  const pages = [query, `${query}&page=2`, `${query}&page=3`]
  const titles: string[] = []
  for (const [at, path] of pages.entries()) {
    const html = await site.html(path)
    titles.push(...all(/<a class="card-link"[^>]*>(.*?)<\/a>/gs, html))
    expect(pager(html)).toContain(`Page ${at + 1} of 3`)
    expect(pager(html).includes('Previous')).toBe(at > 0)
    expect(pager(html).includes('Next')).toBe(at < 2)
    const next = /rel="next"[^>]*href="([^"]*)"|href="([^"]*)"[^>]*rel="next"/.exec(html)
    expect(next?.[1] ?? next?.[2]).toBe(pages[at + 1]?.replaceAll('&', '&amp;'))
  }
  expect(titles).toEqual(Array.from({ length: 49 }, (_, at) => `Pergola ${100 + at}`))
  const beyond = await site.get('/villas?q=pergola&page=9')
  expect(beyond.headers.location).toMatch(/^\/villas\?q=pergola&page=3$/)
  expect(pager(await site.html('/villas?q=orchard'))).toBe('')
})

test('a search announces its number of results, links to each kind, and to all of one', async () => {
  const html = await site.html('/search?q=gulmarg')
  const found = main(html)
  expect(found).toMatch(/<p role="status" class="sr-only">/)
  expect(found).toMatch(/<h2 id="results" tabindex="-1"[^>]*>\d+ results for “gulmarg”<\/h2>/i)
  expect(found).toMatch(/<li><a [^>]*href="\/search\?q=gulmarg#hotels"[^>]*>Hotels /)
  expect(found).toMatch(/<section id="hotels"[^>]*aria-labelledby="hotels-title"/)
  expect(found).toMatch(/<h2 id="hotels-title"[^>]*>Hotels<\/h2>/)
  const packages = found.slice(found.indexOf('<section id="travel-packages"'))
  expect(words(articles(packages)[0] ?? '')).toContain('Gulmarg')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(main(await site.html('/search?q=srinagar'))).toMatch(
    /href="\/travel-packages\?q=srinagar"[^>]*>See all \d+<span[^>]*> in Travel Packages</,
  )
})

test('a search without results says what to try next', async () => {
  const html = await site.html('/search?q=%3Cb%3Epenguin%3C%2Fb%3E')
  expect(words(html)).toContain('No results for “<b>penguin</b>”')
  expect(html).toContain('href="/search?q=Houseboat"')
})

test('a comparison with invalid ids shows the valid ones', async () => {
  const [one, two, three, four] = await idsOf('TravelPackage')
  const [hotel] = await idsOf('Hotel')
  const textOf = async (ids: string) => {
    const { statusCode } = await site.get(`/compare?ids=${ids}`)
    expect(statusCode).toBe(200)
    return site.html(`/compare?ids=${ids}`)
  }
  expect(await textOf(`${one},${hotel}`)).toContain('One package is no longer available')
  expect(await textOf(`${one},x`)).toContain('One package is no longer available')
  expect(await textOf('99998,99999')).toContain('2 packages are no longer available')
  expect(await textOf('%00,,,-1')).toContain('Choose two or three packages')
  expect(await textOf(`${one},${two},${three},${four}`)).toContain('these are the first three')
  const twice = await textOf(`${one},${one}`)
  expect(twice.match(/scope="col"/g)).toHaveLength(1)
  expect(twice).not.toContain('no longer offered')
})

test('a comparison has a row for each property, and a form to choose by', async () => {
  const [one, two] = await site.list('TravelPackage')
  const html = await site.html(`/compare?ids=${one.id},${two.id}`)
  expect(all(/<th scope="row"[^>]*>(.*?)<\/th>/gs, html)).toEqual([
    ...['Price', 'Old price', 'Duration', 'Days planned', 'Route', 'Inclusions', 'Exclusions'],
    ...['Cancellation policy', 'Book'],
  ])
  const cells = (row: string) =>
    all(/<td[^>]*>(.*?)<\/td>/gs, new RegExp(`>${row}</th>.*?</tr>`, 's').exec(html)?.[0] ?? '')
  expect(cells('Duration')).toEqual([one.duration, two.duration])
  for (const text of cells('Price')) expect(text).toMatch(/^₹[\d,]+/)
  expect(html).toMatch(new RegExp(`href="/compare\\?ids=${two.id}"`))
  const form = await site.html('/compare')
  for (const label of ['First package', 'Third package']) expect(words(form)).toContain(label)
})

test('a shared list shows its listings without scripts', async () => {
  const [villa] = await idsOf('Villa')
  expect(words(await site.html('/saved'))).toContain('needs JavaScript, which is switched off')
  const shared = await site.html(`/saved?ids=${villa},x`)
  expect(shared.match(/<article\b/g)).toHaveLength(1)
  expect(words(shared)).toContain('Ask about it on WhatsApp')
  expect(words(await site.html('/saved?ids=99999'))).toContain(
    'Nothing on this list is available any more',
  )
})
