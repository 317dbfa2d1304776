import { beforeEach, expect, test, vi } from 'vitest'
import type { CachedPage, Rank } from '../cache/eviction.ts'
import { queueEnquiry, removeEnquiry, sendWaiting, waitingEnquiries } from './outbox.ts'

const device = vi.hoisted(() => ({
  stores: {} as Record<string, Map<string, object>>,
  /** Pages that must go before a write to the outbox fits. */
  mostPages: Number.POSITIVE_INFINITY,
  isUnreadable: false,
}))

vi.mock('../cache/database.ts', () => ({
  storeOf(name: string) {
    const rows = () => {
      if (device.isUnreadable) throw new DOMException('Internal error', 'UnknownError')
      device.stores[name] ??= new Map()
      return device.stores[name]
    }
    return {
      all: async () => [...rows().values()],
      get: async (key: string) => rows().get(key),
      remove: async (key: string) => void rows().delete(key),
      async put(row: { key?: string; id?: string }) {
        const isFull = name === 'outbox' && (device.stores.pages?.size ?? 0) > device.mostPages
        if (isFull) throw new DOMException('No space', 'QuotaExceededError')
        rows().set(row.key ?? row.id ?? '', row)
      },
    }
  },
}))

const page = (key: string, savedAt: number, rank: Rank): CachedPage => ({
  ...{ key, savedAt, rank, address: key, title: key, build: 'a', bytes: 10, files: [] },
})
const enquiry = {
  address: '/contact',
  title: 'Contact',
  fields: [['name', 'Olga']] as [string, string][],
}
const states = async () => (await waitingEnquiries()).map(({ state }) => state)

beforeEach(() => {
  device.stores = {}
  device.mostPages = Number.POSITIVE_INFINITY
  device.isUnreadable = false
  vi.stubGlobal('caches', {
    keys: async () => [],
    open: async () => ({ delete: async () => true }),
  })
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => unknown) => work() },
  })
})

function stubSpare() {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  })
}

test('one for which the database has no space waits elsewhere, and no page is removed for it', async () => {
  stubSpare()
  device.stores.pages = new Map([['/About', page('/About', 1, 'page')]])
  device.mostPages = 0
  await queueEnquiry(enquiry)
  await queueEnquiry(enquiry)
  expect(await states()).toEqual(['waiting'])
  expect(device.stores.pages.size).toBe(1)
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'KE-ABCDE' }))
  expect(await sendWaiting()).toBe(true)
  expect(await states()).toEqual(['sent'])

  const more = { ...enquiry, address: '/villas/1' }
  await queueEnquiry(more)
  device.mostPages = 1
  await sendWaiting()
  expect(await waitingEnquiries()).toMatchObject([{ reference: 'KE-ABCDE' }, { fields: [] }])
  expect(device.stores.outbox?.size).toBe(1)
  for (const { id } of await waitingEnquiries()) await removeEnquiry(id)
  expect(await states()).toEqual([])
})

test('where the database cannot be read, those elsewhere are listed, sent and removed', async () => {
  stubSpare()
  device.isUnreadable = true
  await queueEnquiry(enquiry)
  await queueEnquiry({ ...enquiry, address: '/villas/1' })
  expect(await states()).toEqual(['waiting', 'waiting'])
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'KE-ABCDE' }))
  // Others may wait in the database.
  expect(await sendWaiting()).toBe(false)
  expect(await states()).toEqual(['sent', 'sent'])
  for (const { id } of await waitingEnquiries()) await removeEnquiry(id)
  expect(await states()).toEqual([])
})

test('without any other space an enquiry takes the place of the oldest pages, never of a trip', async () => {
  const pages = [
    page('/saved', 1, 'shell'),
    page('/q/t', 2, 'trip'),
    page('/About', 3, 'page'),
    page('/contact', 4, 'page'),
  ]
  device.stores.pages = new Map(pages.map((each) => [each.key, each]))
  device.mostPages = 3
  expect(await queueEnquiry(enquiry)).toBe(true)
  expect(await states()).toEqual(['waiting'])
  expect([...device.stores.pages.keys()]).toEqual(['/saved', '/q/t', '/contact'])
  device.mostPages = 0
  const more = { ...enquiry, address: '/villas/1' }
  await expect(queueEnquiry(more)).rejects.toThrow('No space')
  expect([...device.stores.pages.keys()]).toEqual(['/q/t'])
})

test('the same words wait once, however long the form was open; too many do not', async () => {
  for (const openForMs of ['10', '20']) {
    await queueEnquiry({
      ...enquiry,
      fields: [
        ['name', 'Olga'],
        ['openForMs', openForMs],
      ],
    })
  }
  expect(await states()).toEqual(['waiting'])
  const long: [string, string][] = [['message', 'x'.repeat(50_000)]]
  expect(await queueEnquiry({ ...enquiry, fields: long })).toBe(false)
  expect(await states()).toEqual(['waiting'])
})

test.each([
  ['is lost', () => Promise.reject(new TypeError('Offline')), { state: 'waiting' }],
  ['is a proxy’s page', () => new Response('Busy', { status: 503 }), { state: 'waiting' }],
  ['is an error', () => Response.json({ title: 'Broken' }, { status: 500 }), { state: 'waiting' }],
  [
    'has a reference',
    () => Response.json({ reference: 'KE-ABCDE' }),
    { state: 'sent', reference: 'KE-ABCDE', fields: [] },
  ],
  [
    'names wrong fields',
    () => Response.json({ errors: { Email: ['Invalid email format'] } }, { status: 400 }),
    { state: 'refused', problems: ['Invalid email format'] },
  ],
  [
    'says that its page is gone',
    () => new Response('Not found', { status: 404 }),
    { state: 'refused', problems: ['This is no longer offered.'], isGone: true },
  ],
])('an enquiry whose answer %s', async (_, answer, outcome) => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetched)
  await queueEnquiry(enquiry)
  expect(await sendWaiting()).toBe(outcome.state !== 'waiting')
  expect(await waitingEnquiries()).toMatchObject([outcome])
  const [[address, { method, body } = {}] = []] = fetched.mock.calls
  expect([address, method, `${body}`]).toEqual(['/contact', 'POST', 'name=Olga'])
  await sendWaiting()
  expect(fetched).toHaveBeenCalledTimes(outcome.state === 'waiting' ? 2 : 1)
})

test('where a removed page frees no space, no other is removed for a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => unknown) => work() },
    storage: { estimate: async () => ({ usage: 1000 }) },
  })
  const pages = ['/a', '/b', '/c'].map((key, at) => page(key, at, 'page'))
  device.stores.pages = new Map(pages.map((each) => [each.key, each]))
  device.mostPages = -1
  const left = async () => {
    await expect(queueEnquiry(enquiry)).rejects.toThrow('No space')
    return [...(device.stores.pages?.keys() ?? [])]
  }
  expect(await left()).toEqual(['/b', '/c'])
  expect(await left()).toEqual(['/b', '/c'])
  vi.setSystemTime(Date.now() + 61_000)
  expect(await left()).toEqual(['/c'])
  vi.useRealTimers()
})
