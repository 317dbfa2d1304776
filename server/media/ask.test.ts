import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type StockServices, startStockServices } from '#test/servers/services/stock-services.ts'
import { fetchBytes, fetchJson } from './ask.ts'

let network: StockServices
beforeEach(async () => {
  network = await startStockServices()
})
afterEach(() => network.close())

const { signal } = new AbortController()

test('gives up on a service that is too slow', async () => {
  network.answers.set('/', 'hang')
  const asked = fetchBytes(network.services.pexels.api, { signal, timeoutMs: 50, maxBytes: 10 })
  await expect(asked).rejects.toThrow('timeout')
})

test.each([
  ['says so', { 'content-length': '1001' }],
  ['does not say so', { 'transfer-encoding': 'chunked' }],
])('refuses a body that is too large and %s', async (_, headers) => {
  network.answers.set('/', { headers, body: 'x'.repeat(1001) })
  const asked = { signal, timeoutMs: 1000, maxBytes: 1000 }
  await expect(fetchBytes(network.services.pexels.api, asked)).rejects.toThrow('more than 1000')
  expect(await fetchBytes(network.services.pexels.api, { ...asked, maxBytes: 1001 })).toHaveLength(
    1001,
  )
})

test('is cancelled with its caller', async () => {
  network.answers.set('/', 'hang')
  const asker = new AbortController()
  const asked = fetchJson(network.services.pexels.api, z.object({}), { signal: asker.signal })
  asker.abort()
  await expect(asked).rejects.toThrow('aborted')
})

test.each([
  ['120', 120_000],
  [new Date(Date.now() + 3_600_000).toUTCString(), 3_600_000],
  ['soon', undefined],
])('Retry-After: %s', async (value, ms) => {
  network.answers.set('/', { status: 429, headers: { 'retry-after': value } })
  const asked = { signal, timeoutMs: 1000, maxBytes: 10 }
  const error = await fetchBytes(network.services.pexels.api, asked).catch((thrown) => thrown)
  const { retryAt } = error
  if (ms === undefined) expect(retryAt).toBeUndefined()
  else expect(Math.abs(retryAt.getTime() - Date.now() - ms)).toBeLessThan(5000)
})
