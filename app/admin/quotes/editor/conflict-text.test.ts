import { expect, test } from 'vitest'
import { conflictText } from './conflict-text.ts'

test.each([
  ['draft', 2, 'Somebody else changed this quote since you opened it.'],
  ['sent', 2, 'It was sent meanwhile. Yours would be the next version.'],
  ['viewed', 1, 'The draft was discarded meanwhile. Yours would begin it again.'],
] as const)('tells that version 2 meets one that is %s, %i', (state, number, text) => {
  expect(conflictText({ state, number }, 2)).toBe(text)
})
