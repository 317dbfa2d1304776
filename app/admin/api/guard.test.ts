import { expect, test, vi } from 'vitest'
import { readList, returnAddress } from './guard.ts'

test.each([
  ['?next=/admin/hotels%3Fedit%3D3', '/admin/hotels?edit=3'],
  ['', '/admin/dashboard'],
  ['?next=https://evil.example/admin/', '/admin/dashboard'],
  ['?next=//evil.example', '/admin/dashboard'],
  ['?next=/admin/login', '/admin/dashboard'],
  ['?next=/admin/signOut', '/admin/dashboard'],
  ['?next=/admin/secondFactor%3Fnext%3D%252Fadmin%252Fhotels', '/admin/dashboard'],
])('log-in with %j leads to %s', (search, address) => {
  expect(returnAddress(search)).toBe(address)
})

test.each([
  ['?page=3&q=pony', '/admin/local-costs?page=2&q=pony'],
  ['?page=2', undefined],
  ['', undefined],
])('of a list with two pages, %j leads to %s', async (search, address) => {
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  const link =
    '<http://x/api/a?q=b%2Cc&page=1&pageSize=5>; rel="first", <http://x/api/a?page=2&pageSize=5>; rel="last"'
  vi.stubGlobal('fetch', async () => Response.json({ $values: [] }, { headers: { link } }))
  const request = new Request(`http://x/admin/local-costs${search}`)
  const thrown = await readList(request, '/a').then(
    () => undefined,
    (answer: Response) => answer.headers.get('location'),
  )
  expect(thrown).toBe(address)
})
