import { expect, test } from 'vitest'
import { newQuoteReference, readQuoteReference } from './reference.ts'

test('references are readable aloud, and practically unique', () => {
  const drawn = Array.from({ length: 200 }, newQuoteReference)
  expect(drawn.every((reference) => /^Q-[2-9A-HJ-NP-Z]{6}$/.test(reference))).toBe(true)
  expect(new Set(drawn).size).toBe(200)
})

test('recognises a reference in any usual spelling', () => {
  for (const typed of ['Q-7F3K2M', 'q 7f3k2m', '7F3K2M', ' q7f3-k2m ', 'Q-Q77777', 'QQ77777']) {
    expect(readQuoteReference(typed)).toMatch(/^Q-(7F3K2M|Q77777)$/)
  }
  for (const typed of ['', 'KE-7F3K2M', '7F3K2', '7F3K20', 'Asha Rao', 'A7F3K2M']) {
    expect(readQuoteReference(typed)).toBeUndefined()
  }
})
