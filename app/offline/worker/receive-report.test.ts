import { beforeEach, expect, test, vi } from 'vitest'
import type { CachedPage } from '../cache/eviction.ts'
import { checkTrips, receiveReport } from './receive-report.ts'
import { removeItself } from './remove-itself.ts'

const device = vi.hoisted(() => ({ pages: new Map<string, unknown>() }))

vi.mock('../cache/database.ts', () => ({
  storeOf(name: string) {
    const rows = name === 'pages' ? device.pages : new Map<string, unknown>()
    return {
      all: async () => [...rows.values()],
      get: async (key: string) => rows.get(key),
      put: async (row: { key: string }) => void rows.set(row.key, row),
      remove: async (key: string) => void rows.delete(key),
      clear: async () => rows.clear(),
    }
  },
}))

const trip: CachedPage = {
  ...{ key: '/q/abc', address: '/q/abc', title: 'Trip', build: 'a', rank: 'trip' },
  ...{ savedAt: 1, bytes: 10, files: [] },
}
const answer = (status: number) => {
  const headers = { 'x-build': 'a', 'x-keep-offline': '1', date: new Date(5000).toUTCString() }
  return new Response('<title>Trip | Kashmir Escapes</title>', { status, headers })
}

beforeEach(() => {
  device.pages.clear()
  device.pages.set(trip.key, trip)
  const cache = { put: async () => {}, match: async () => answer(200), delete: async () => true }
  vi.stubGlobal('caches', { keys: async () => [], open: async () => cache })
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } })
  vi.stubGlobal('location', { origin: 'https://kashmir.example' })
})

const savedAt = () => [...device.pages.values()].map((page) => (page as CachedPage).savedAt)

test('a trip sheet is requested again and updated', async () => {
  vi.stubGlobal('fetch', async () => answer(200))
  await checkTrips()
  expect(savedAt()).toEqual([5000])
})

test('one whose link was withdrawn is removed', async () => {
  vi.stubGlobal('fetch', async () => answer(404))
  await checkTrips()
  expect(savedAt()).toEqual([])
})

test('one that is removed from the phone meanwhile is not stored again', async () => {
  vi.stubGlobal('fetch', async () => {
    device.pages.delete(trip.key)
    return answer(200)
  })
  await checkTrips()
  expect(savedAt()).toEqual([])
})

test('a worker that has unregistered itself stores nothing more', async () => {
  const report = { address: '/q/abc', build: 'a', shown: [] }
  vi.stubGlobal('registration', { unregister: async () => true })
  vi.stubGlobal('fetch', async () => answer(200))
  await receiveReport(report)
  expect(savedAt()).toEqual([5000])
  await removeItself()
  await receiveReport(report)
  expect(savedAt()).toEqual([])
})
