import { expect, test } from 'vitest'
import type { Changed } from '#server/db/cache-tags.ts'
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

const questions = {
  value: { questions: { items: [{ question: 'Is it cold?', answer: ['In January it is.'] }] } },
}

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
    site.send('PUT', '/api/Text/questions', questions),
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

/** The pages rendered for the work and afterwards, and what it announced as changed. */
async function effectOf(work: () => Promise<unknown>) {
  // Only whole pages are cached.
  const paths = (await addresses()).filter((path) => !/\.(data|json)$/.test(path))
  await expect.poll(() => site.rendersDuring(() => bodies(paths))).toEqual([])
  const announced: Changed[] = []
  site.domain.database.onChange((changed) => void announced.push(changed))
  const rendered = await site.rendersDuring(async () => {
    await work()
    await bodies(paths)
  })
  return { rendered, announced: new Set(announced.flat()) }
}

test('enquiries, taps, mails and staff’s work on them rebuild no page', async () => {
  const statuses: number[] = []
  const effect = await effectOf(async () => {
    const sent = [
      await site.sendForm('/contact', visitor),
      await site.send('POST', '/api/partners', visitor),
      await site.send('POST', '/api/leads', tap),
    ]
    const [{ id, version }] = (await site.send('GET', '/api/Enquiry')).json().$values
    sent.push(
      await site.send('PUT', `/api/Enquiry/${id}`, { status: 'contacted', version }),
      await site.send('POST', `/api/Enquiry/${id}/notes`, { text: 'Called' }),
    )
    statuses.push(...sent.map(({ statusCode }) => statusCode))
    const { jobs } = site.domain
    expect((await jobs.counts('mail')).waiting).toBeGreaterThan(1)
    jobs.start({ mail: async () => {} })
    await expect.poll(async () => (await jobs.counts('mail')).waiting).toBe(0)
    await jobs.stop()
  })
  expect(statuses).toEqual([200, 201, 204, 200, 201])
  // The answer to the form is itself a page.
  expect(effect).toEqual({ rendered: ['/contact'], announced: new Set(['enquiries']) })
})

const visitor = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' }
const tap = { reference: 'KE-7F3QX', channel: 'whatsapp', page: '/hotels' }

test('refused changes rebuild no page', async () => {
  const statuses: number[] = []
  const effect = await effectOf(async () => {
    const [{ id }] = await site.list('Villa')
    const json = (method: 'PUT' | 'POST', url: string, value: object) => () =>
      site.send(method, url, value)
    const form = (method: 'PUT' | 'POST', url: string, fields: Record<string, string>) => () =>
      site.answerTo(method, url, fields)
    for (const ask of [
      form('PUT', `/api/Villa/${id}`, { price: 'cheap' }),
      form('PUT', `/api/Villa/${id}`, { title: 'Late', version: '999' }),
      form('PUT', '/api/Villa/987654', { title: 'Nobody’s' }),
      form('POST', '/api/Hotel', { title: '' }),
      json('PUT', '/api/Setting', { oldPriceMarkup: -1 }),
      json('PUT', '/api/Text/questions', { ...questions, version: 999 }),
      json('POST', '/api/partners', { name: '' }),
    ]) {
      statuses.push((await ask()).statusCode)
    }
  })
  expect(statuses).toEqual([400, 409, 404, 400, 400, 409, 400])
  expect(effect).toEqual({ rendered: [], announced: new Set() })
})

test('a rebuilt page without differences keeps its ETag', async () => {
  const tagOf = async () => (await site.get('/hotels')).headers.etag
  const before = await tagOf()
  await site.forget()
  expect(await tagOf()).toBe(before)
})
