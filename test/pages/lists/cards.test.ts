import { expect, test } from 'vitest'
import { readHead } from '../../page-head.ts'
import { all, articles, demoSite, hrefOf, words } from '../demo-site.ts'

const site = demoSite()

const withDetails = [
  ...['/hotels', '/villas', '/travel-packages', '/adventure', '/photoShoots', '/eventManagement'],
  '/wellness',
].map((path) => ({ path }))

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const titleLinks = (html: string) =>
  [...html.matchAll(/<a class="card-link" href="([^"]*)"/g)].map(([, href = '']) => href)

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
