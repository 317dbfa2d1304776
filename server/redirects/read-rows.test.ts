import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'

test('a table may be separated by semicolons or tabs; an invalid one is reported', () => {
  expect(readRows('/a;/b')).toEqual([{ row: 1, from: '/a', to: '/b' }])
  expect(readRows('/a,x\t/b')).toEqual([{ row: 1, from: '/a,x', to: '/b' }])
  expect(() => readRows('')).toThrow('no row')
  expect(() => readRows('From,To')).toThrow('no row')
  expect(() => readRows('/a,"b')).toThrow('a quotation mark')
  expect(() => readRows('/a,/b\n'.repeat(10_001))).toThrow('10,000')
})
