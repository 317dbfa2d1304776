import { expect, test } from 'vitest'
import { isNarrowed, readQuery } from './read-query.ts'

const read = (search: string) => readQuery(new URLSearchParams(search))

test('reads what a form sends, ignoring blank fields', () => {
  expect(read('q=dal&category=2&destination=7&minPrice=&maxPrice=9000&sort=-price&page=2')).toEqual(
    {
      q: 'dal',
      category: 2,
      destination: 7,
      maxPrice: 9000,
      sort: '-price',
      page: 2,
    },
  )
})

test('drops invalid values', () => {
  expect(
    read(
      'q=%20&category=two&destination=Gulmarg&minPrice=-1&maxPrice=0x10&sort=best&page=0&pageSize=9&utm=x',
    ),
  ).toEqual({})
})

test('a URL without filters shows the whole list', () => {
  expect(isNarrowed(read('utm_source=mail&q='))).toBe(false)
  expect(isNarrowed(read('sort=price'))).toBe(true)
})
