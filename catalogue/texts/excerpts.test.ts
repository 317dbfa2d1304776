import { expect, test } from 'vitest'
import { excerpts } from './excerpts.ts'

test('short texts are unchanged', () => {
  expect(excerpts('Dal Lake', 'Nigeen Lake')).toEqual({ before: 'Dal Lake', after: 'Nigeen Lake' })
})

test('long texts are cut around their first difference', () => {
  const start = 'The lake is still before the sun is up. '.repeat(10)
  const { before, after } = excerpts(`${start}Bring a coat.`, `${start}Bring a shawl and a hat.`)
  expect(before).toMatch(/^….{40}coat\.$/)
  expect(after).toMatch(/^….{40}shawl and a hat\.$/)
  expect(excerpts('', 'word '.repeat(100)).after).toMatch(/^.{160}…$/)
})
