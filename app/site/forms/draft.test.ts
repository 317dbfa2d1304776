import { expect, test } from 'vitest'
import { restoredText } from './draft.ts'

const field = (defaultValue: string, value = defaultValue) => ({ defaultValue, value })

test('an untouched field gets the stored text, another keeps its own', () => {
  expect(restoredText(field(''), 'Two more nights?')).toBe('Two more nights?')
  expect(restoredText(field('Asha', 'Asha Rao'), 'Rao')).toBe('Asha Rao')
})

test('words that an answer moved into a field are not replaced by its earlier blank', () => {
  expect(restoredText(field('Too many drives'), '')).toBe('Too many drives')
})
