import { expect, test } from 'vitest'
import { foundIn, withFound, withoutImported } from './typed-table.ts'

const sent = '/old,/hotels'
const typedSince = '/old,/villas'

test('what a check has found is shown for the text that was sent alone', () => {
  const checked = { text: sent, found: '1 new' }
  expect(foundIn(withFound({ text: sent }, checked))).toBe('1 new')
  expect(foundIn(withFound({ text: typedSince }, checked))).toBeUndefined()
})

test('an import takes the text that it has stored, not what was typed since', () => {
  expect(withoutImported({ text: sent }, sent)).toEqual({ text: '' })
  expect(withoutImported({ text: typedSince }, sent)).toEqual({ text: typedSince })
})
