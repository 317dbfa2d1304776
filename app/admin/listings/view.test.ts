import { expect, test } from 'vitest'
import { apiQuery, readView, viewSearch } from './view.ts'

const read = (search: string) => readView(new URLSearchParams(search))

test('what is as usual stays out of the address', () => {
  expect(viewSearch(read(''))).toBe('')
  expect(viewSearch(read('q=%20&page=1&sort=&status='))).toBe('')
})

test('a view is read back as it was written', () => {
  const search = '?q=tulip&status=draft&sort=-price&page=3&edit=12'
  expect(viewSearch(read(search))).toBe(search)
})

test('nonsense in the address is left out', () => {
  expect(read('status=gone&sort=random&page=-2&edit=x')).toEqual({ q: '', page: 1 })
})

test('the API is asked for one page and not for what is being edited', () => {
  expect(apiQuery(read('q=tulip&page=2&edit=12'))).toBe('?page=2&pageSize=20&q=tulip')
})
