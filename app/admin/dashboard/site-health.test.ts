import { expect, test } from 'vitest'
import { sizeText } from './site-health.tsx'

test.each([
  [0, '0 bytes'],
  [900, '900 bytes'],
  [831_488, '812 KB'],
  [5_452_595, '5.2 MB'],
  [52_428_800, '50 MB'],
  [1_503_238_554, '1.4 GB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
