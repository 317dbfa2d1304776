import { expect, test } from 'vitest'
import { apiQuery, isAsOnTheSite, readView, viewSearch } from './view.ts'

const read = (search: string) => readView(new URLSearchParams(search))

test('omits defaults from the URL', () => {
  expect(viewSearch(read(''))).toBe('')
  expect(viewSearch(read('q=%20&page=1&sort=&status='))).toBe('')
})

test('a view survives conversion to a URL and back', () => {
  const search = '?q=tulip&status=draft&category=2&images=none&sort=-price&page=3&edit=12'
  expect(viewSearch(read(search))).toBe(search)
  expect(viewSearch(read('?edit=new'))).toBe('?edit=new')
})

test('ignores invalid values in the URL', () => {
  expect(read('status=gone&category=x&sort=random&page=-2&edit=x')).toEqual({ q: '', page: 1 })
})

test('requests one page from the API, without the edited listing', () => {
  expect(String(apiQuery(read('q=tulip&page=2&edit=12')))).toBe('page=2&pageSize=20&q=tulip')
})

test('the order can be changed if the list is complete and in the site’s order', () => {
  expect(isAsOnTheSite(read('page=2&edit=4'))).toBe(true)
  for (const narrowed of ['q=a', 'status=draft', 'category=1', 'images=none', 'sort=price']) {
    expect(isAsOnTheSite(read(narrowed)), narrowed).toBe(false)
  }
})
