import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['Snow  and\n sun', 20, 'Snow and sun'],
  ['Snow and sun on the pass', 14, 'Snow and sun…'],
  ['Snow, and sun on the pass', 8, 'Snow…'],
  ['Snow', 4, 'Snow'],
  ['🏔🏔🏔🏔', 5, '🏔🏔…'],
])('%j in %d characters is %j', (text, longest, line) => {
  expect(shorten(text, longest)).toBe(line)
})
