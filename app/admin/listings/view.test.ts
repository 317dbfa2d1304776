import { expect, test } from 'vitest'
import { apiQuery, isAsOnTheSite, readView, viewSearch } from './view.ts'

const read = (search: string) => readView(new URLSearchParams(search))

test('what is as usual stays out of the address', () => {
  expect(viewSearch(read(''))).toBe('')
  expect(viewSearch(read('q=%20&page=1&sort=&status='))).toBe('')
})

test('a view is read back as it was written', () => {
  const search = '?q=tulip&status=draft&category=2&images=none&sort=-price&page=3&edit=12'
  expect(viewSearch(read(search))).toBe(search)
  expect(viewSearch(read('?edit=new'))).toBe('?edit=new')
})

test('nonsense in the address is left out', () => {
  expect(read('status=gone&category=x&sort=random&page=-2&edit=x')).toEqual({ q: '', page: 1 })
})

test('the API is asked for one page and not for what is being edited', () => {
  expect(apiQuery(read('q=tulip&page=2&edit=12'))).toBe('?page=2&pageSize=20&q=tulip')
})

test('the order can be changed where the list is whole and as on the site', () => {
  expect(isAsOnTheSite(read('page=2&edit=4'))).toBe(true)
  for (const narrowed of ['q=a', 'status=draft', 'category=1', 'images=none', 'sort=price']) {
    expect(isAsOnTheSite(read(narrowed)), narrowed).toBe(false)
  }
})
