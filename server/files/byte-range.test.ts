import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=90-400', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-400', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('%s of 100 bytes', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range)
})
