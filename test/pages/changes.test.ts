import { expect, test } from 'vitest'
import { demoSite } from './demo-site.ts'

const site = demoSite()

/** The site's page URLs, with the first two listings of each kind. */
async function addresses(): Promise<string[]> {
  const sitemap = (await site.get('/sitemap.xml')).body
  const all = [...sitemap.matchAll(/<loc>https:\/\/ke\.example([^<]*)</g)]
  const paths = all.map(([, path = '']) => path || '/')
  const perKind = Map.groupBy(paths, (path) => path.replace(/\/\d+\/.*/, '/:id'))
  const pages = [...perKind.values()].flatMap((ofKind) => ofKind.slice(0, 2))
  return [...pages, '/search?q=dal', '/hotels?sort=price', '/reviews.json', '/hotels.data']
}

/** A missing page has a reference that differs each time. */
const bodyOf = async (path: string) =>
  (await site.get(path)).body.replaceAll(/ data-reference="[^"]*"|<strong>\w{10}<\/strong>/g, '')

const bodies = async (paths: string[]) =>
  new Map(await Promise.all(paths.map(async (path) => [path, await bodyOf(path)] as const)))

/** The pages that each change affects; all others stay cached. */
const changes: Record<string, () => Promise<unknown>> = {
  async 'a listing gets another title'() {
    const [villa] = await site.list('Villa')
    return site.save(`/api/Villa/${villa.id}`, { title: 'House of Seven Chinars' }, 'PUT')
  },
  async 'a listing is taken from the site'() {
    const [, hotel] = await site.list('Hotel')
    return site.save(`/api/Hotel/${hotel.id}`, { status: 'draft' }, 'PUT')
  },
  'a listing is added': () =>
    site.save('/api/Shoot', {
      ...{ title: 'Dawn on the Dal', overview: 'Two hours on the water before sunrise, with tea.' },
      ...{ price: '900', shootCategoryId: '1' },
    }),
  async 'a listing moves to another place'() {
    const [first] = await site.list('Adventure')
    return site.send('PUT', `/api/Adventure/${first.id}/place`, { place: 3 })
  },
  async 'a room costs more'() {
    const [hotel] = await site.list('Hotel')
    const [room] = hotel.hotelRooms.$values
    return site.save(`/api/HotelRooms/${room.id}`, { pricePerNight: '98765' }, 'PUT')
  },
  'a question of the home page is answered otherwise': () =>
    site.send('PUT', '/api/Text/questions', {
      value: { questions: { items: [{ question: 'Is it cold?', answer: ['In January it is.'] }] } },
    }),
  'the telephone number changes': () =>
    site.send('PUT', '/api/Setting', { phone: '+91 194 222 2222' }),
}

test.for(Object.entries(changes))(
  'when %s, every page shows it from then on',
  async ([, change]) => {
    const paths = await addresses()
    await bodies(paths)
    const before = await bodies(paths)
    await change()
    const shown = await bodies(paths)
    expect(paths.filter((path) => shown.get(path) !== before.get(path))).not.toEqual([])
    await site.forget()
    const made = await bodies(paths)
    const differing = paths.filter((path) => shown.get(path) !== made.get(path))
    expect(differing).toEqual([])
  },
)

test('a change does not rebuild pages that do not show it', async () => {
  const paths = ['/hotels', '/villas', '/About', '/wellness', '/']
  await bodies(paths)
  await bodies(paths)
  const [villa] = await site.list('Villa')
  const rendered = await site.rendersDuring(async () => {
    await site.save(`/api/Villa/${villa.id}`, { title: 'House of Nine Chinars' }, 'PUT')
    await bodies(paths)
  })
  expect(rendered.filter((path) => paths.includes(path))).toEqual(['/villas'])
})

test('a rebuilt page without differences keeps its ETag', async () => {
  const tagOf = async () => (await site.get('/hotels')).headers.etag
  const before = await tagOf()
  await site.forget()
  expect(await tagOf()).toBe(before)
})
