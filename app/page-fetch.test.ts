import { afterEach, expect, test, vi } from 'vitest'
import { fetchPage, readStop } from './page-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

const ours = { 'content-type': 'text/x-script', 'X-Remix-Response': 'yes' }
const page = () => new Response('[]', { headers: ours })

test.each<[string, () => Promise<Response>]>([
  ['the log-in of a hotel’s network', async () => new Response('<h1>Log in</h1>')],
  ['a proxy that limits requests', async () => new Response('Slow down', { status: 429 })],
  ['a broken server', async () => new Response('Broken', { status: 500, headers: ours })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('an answer of %s is not taken for the page, which can be retried', async (_of, answer) => {
  const asked = vi.fn<() => Promise<Response>>().mockImplementationOnce(answer)
  vi.stubGlobal('fetch', asked.mockResolvedValueOnce(page()))
  const request = new Request('https://kashmir.example/hotels.data?page=2&_routes=hotels')
  const loading = fetchPage(request, { type: 'navigation' } as Parameters<typeof fetchPage>[1])
  await expect.poll(readStop).toMatchObject({ path: '/hotels', search: '?page=2' })
  readStop()?.again()
  expect(await (await loading).text()).toBe('[]')
  expect(readStop()).toBeUndefined()
  expect(asked).toHaveBeenCalledTimes(2)
})

test.each([
  ['a page with failed parts', 503, ours],
  ['a missing page', 404, {}],
])('%s is shown', async (_what, status, headers) => {
  vi.stubGlobal('fetch', async () => new Response('[]', { status, headers }))
  const request = new Request('https://kashmir.example/hotels.data')
  const type = { type: 'navigation' } as Parameters<typeof fetchPage>[1]
  expect((await fetchPage(request, type)).status).toBe(status)
})
