import { beforeEach, expect, test, vi } from 'vitest'
import type { WireEnquiryNews } from '#server/api/enquiries/arrival-routes.ts'
import { shareArrivals } from './share-arrivals.ts'
import type { Arrived, Snapshot } from './snapshot.ts'

const arrived = (id: number): Arrived => ({
  ...{ id, form: 'booking', name: `Number ${id}`, listingTitle: '', partTitle: '' },
  createdAt: '2026-11-20T08:00:00.000Z',
})

/** The addresses that are listened to, the last connection, and what the server says over it. */
const asked: string[] = []
let connection: RequestInit['signal']
let say: (news: WireEnquiryNews) => void = () => {}

beforeEach(() => {
  asked.length = 0
  const stored = new Map<string, string>()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
  vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
    asked.push(url)
    connection = signal
    const body = new ReadableStream({
      start(stream) {
        say = (news) =>
          stream.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(news)}\n\n`))
      },
    })
    return new Response(body)
  })
})

test('listens from what was last seen here, and announces each enquiry once, also when it begins again', async () => {
  const snapshots: Snapshot[] = []
  const announced: number[] = []
  const begin = () => {
    const over = new AbortController()
    shareArrivals({
      seenUpTo: () => snapshots.at(-1)?.latestId,
      onSnapshot: (snapshot) => snapshots.push(snapshot),
      onUnannounced: (those) => announced.push(...those.map(({ id }) => id)),
      signal: over.signal,
    })
    return over
  }
  const first = begin()
  await expect.poll(() => asked).toEqual(['/api/Enquiry/arrivals'])
  say({ latestId: 5, open: 1, arrived: [] })
  await expect.poll(() => snapshots.length).toBe(1)
  say({ latestId: 6, open: 2, arrived: [arrived(6)] })
  await expect.poll(() => announced).toEqual([6])
  first.abort()
  expect(connection?.aborted).toBe(true)
  const second = begin()
  await expect.poll(() => asked.at(-1)).toBe('/api/Enquiry/arrivals?after=6')
  say({ latestId: 7, open: 3, arrived: [arrived(6), arrived(7)] })
  await expect.poll(() => announced).toEqual([6, 7])
  second.abort()
})
