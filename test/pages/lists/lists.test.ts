import { expect, test } from 'vitest'
import { readHead } from '../../page-head.ts'
import { all, demoSite, words } from '../demo-site.ts'

const site = demoSite()

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
