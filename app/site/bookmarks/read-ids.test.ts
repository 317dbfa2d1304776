import { expect, test } from 'vitest'
import { idsLink, readIds } from './read-ids.ts'

test.each([
  ['ids=3,1,2', [3, 1, 2]],
  ['ids=3&ids=&ids=1', [3, 1]],
  ['ids=5,5,05,-5,5.5,x,%20,1e3', [5]],
  ['ids=2147483647,2147483648,99999999999', [2_147_483_647]],
  ['ids=', []],
  ['', []],
])('%s contains the ids %j', (search, ids) => {
  expect(readIds(new URLSearchParams(search))).toEqual(ids)
})

test('builds a URL from ids', () => {
  expect(idsLink('/compare', [3, 1])).toBe('/compare?ids=3,1')
  expect(idsLink('/compare', [])).toBe('/compare')
})
