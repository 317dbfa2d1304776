import { expect, test } from 'vitest'
import { readSource, readTarget } from './redirect.ts'

test.each([
  ['/Tours/Dal-Lake.HTML', '/tours/dal-lake.html'],
  ['about.html', '/about.html'],
  ['?page_id=12', '/?page_id=12'],
  ['/tours/', '/tours'],
  ['//tours'.slice(1), '/tours'],
  ['https://old.example/Tour.php?ID=3&b=1#top', '/tour.php?b=1&id=3'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/café', '/caf%C3%A9'],
  ['/cafe\u0301', '/caf%C3%A9'],
  ['/100%', '/100%25'],
])('stores the old address %s as %s', (text, address) => {
  expect(readSource(text)).toEqual({ address })
})

test.each(['', '  ', '//evil.example', 'javascript:alert(1)', 'ftp://x/y', '/a\\b', '/a\nb'])(
  'refuses the old address %j',
  (text) => expect(readSource(text).problem).toMatch(/^From /),
)

test('limits the length of an address', () => {
  expect(readSource(`/${'a'.repeat(2000)}`).problem).toContain('2,000')
  expect(readSource(`/${'é'.repeat(600)}`).problem).toContain('2,000')
  expect(readTarget(`/${'a'.repeat(2000)}`).problem).toContain('2,000')
})

test.each([
  ['/hotels?sort=price#list', '/hotels?sort=price#list'],
  ['/a/../hotels', '/hotels'],
  ['https://ke.example/hotels', '/hotels'],
  ['https://maps.example/x y', 'https://maps.example/x%20y'],
])('%s leads to %s', (text, address) => {
  expect(readTarget(text, 'https://ke.example')).toEqual({ address })
})

test.each([
  ...['//evil.example', '/\\evil.example', '/..//evil.example', '/\t/evil.example', '\\\\evil'],
  ...['javascript:alert(1)', 'data:text/html,x', 'http://evil.example', 'hotels', 'https://'],
  ...['https://ke.example@evil.example/', 'https:evil.example', ''],
])('refuses the target %j', (text) => {
  expect(readTarget(text, 'https://ke.example').problem).toMatch(/^To /)
})
