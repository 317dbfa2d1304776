import { expect, test } from 'vitest'
import { importedText } from './imported-text.ts'

test.each([
  [1, ['local cost'], '1 local cost imported.'],
  [2000, ['redirect'], '2,000 redirects imported.'],
  [1, ['road or place', 'roads and places'], '1 road or place imported.'],
  [0, ['road or place', 'roads and places'], '0 roads and places imported.'],
] as const)('says that %i of %j were imported', (count, [noun, plural], text) => {
  expect(importedText(count, noun, plural)).toBe(text)
})
