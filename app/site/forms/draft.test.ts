import { expect, test } from 'vitest'
import { isStored, restoredText } from './draft.ts'

const field = (defaultValue: string, value = defaultValue) => ({ defaultValue, value })

test('an untouched field gets the stored text, another keeps its own', () => {
  expect(restoredText(field(''), 'Two more nights?')).toBe('Two more nights?')
  expect(restoredText(field('Asha', 'Asha Rao'), 'Rao')).toBe('Asha Rao')
})

test('a text that the page filled in and the visitor cleared stays cleared', () => {
  expect(isStored('', field('Asha'))).toBe(true)
  expect(restoredText(field('Asha'), '')).toBe('')
})

test('words that an answer moved into a field are not replaced by its earlier blank', () => {
  expect(isStored('', field(''))).toBe(false)
  expect(isStored('Lata', field(''))).toBe(true)
})
