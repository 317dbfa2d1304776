import { expect, test } from 'vitest'
import { isPrivate, loggablePath } from './private-page.ts'

const token = '6LjugQmfzE4N9_D6FUJnUw'

test.each([
  [`/q/${token}`, '/q/…'],
  [`/rv/${token}?asked=1`, '/rv/…'],
  [`/Q/${token}/`, '/Q/…'],
  [`/q/${token}.data?_routes=x`, '/q/…'],
  [`/q/${token}/quote.pdf`, '/q/…/quote.pdf'],
  [`/q/${token}/view`, '/q/…/view'],
  [`/q/${token}/nothing`, '/q/…'],
  [`/%71/${token}`, '/q/…'],
  [`/r%76/${token}`, '/rv/…'],
  [`//q//${token}`, '/q/…'],
  [`/x/../q/${token}`, '/q/…'],
  [`/./q/%2e/${token}`, '/q/…'],
  [`/q%2F${token}%0A`, '/q/…'],
  [`/\\q/${token}`, '/q/…'],
  [`/q;a/${token}`, '/q/…'],
])('%s is one person’s, and its link stands in no log', (address, shown) => {
  expect(isPrivate(address)).toBe(true)
  expect(loggablePath(address)).toBe(shown)
})

test.each(['/quotes', '/qa/x', '/hotels', '/admin/q/x', '/%zz', '/'])('%s is not', (address) => {
  expect(isPrivate(address)).toBe(false)
  expect(loggablePath(`${address}?q=typed`)).toBe(address)
})

test('logs omit the signature in the URL of a private picture', () => {
  expect(loggablePath('/reviews/m3x.AbC-_9/abc-400.avif?x=1')).toBe('/reviews/…/abc-400.avif')
  expect(loggablePath('/reviews/abc-400.avif')).toBe('/reviews/abc-400.avif')
})
