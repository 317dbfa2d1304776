import { expect, test } from 'vitest'
import { withQuery } from './redirect-query.ts'

const redirect = (location: string) => ({
  status: 301,
  headers: { location },
  body: Buffer.alloc(0),
  isCacheable: false,
})

test.each([
  ['/hotel/1', '/hotel/1-boat?utm_source=mail', '/hotel/1-boat', '/hotel/1?utm_source=mail'],
  [
    '/hotel/1?book=1',
    '/hotel/1-boat?x=a+b&book=1',
    '/hotel/1-boat?book=1',
    '/hotel/1?book=1&x=a+b',
  ],
  ['/hotel/1', '/hotel/1-boat', '/hotel/1-boat', '/hotel/1'],
])('a redirect to %s for %s keeps unknown parameters', (to, asked, address, expected) => {
  expect(withQuery(redirect(to), asked, address).headers.location).toBe(expected)
})

test('leaves a page that is not a redirect unchanged', () => {
  const page = { status: 200, headers: {}, body: Buffer.from('a'), isCacheable: true }
  expect(withQuery(page, '/?x=1', '/')).toBe(page)
})
