import { expect, test } from 'vitest'
import { fileOf, fileWith, pageCount, pageInFile, pageOf } from './paging.ts'

test.each([0, 1, 30, 31, 200])('all pages of %i items are found in the files', (count) => {
  const items = Array.from({ length: count }, (_, at) => at)
  const files = new Map<number, number[]>()
  for (let page = 1; page <= pageCount(count); page += 1) {
    const number = fileWith(page)
    const file = fileOf(items, number)
    expect(file.length).toBeLessThanOrEqual(30)
    files.set(number, file)
    expect(pageInFile(file, page), `page ${page}`).toEqual(pageOf(items, page))
  }
  expect([...files.values()].flat()).toEqual(items)
})
