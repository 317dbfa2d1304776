import { expect, test } from 'vitest'
import { isLookup, phoneParts } from './enquiry-lookup.ts'

test.each([
  ['9888669069', ['9888669069']],
  ['+91 98886 69069', ['9888669069']],
  ['+919888669069', ['9888669069']],
  ['09888669069', ['9888669069']],
  ['0091 (98886) 690-69', ['9888669069']],
  ['९८८८६६९०६९', ['9888669069']],
  ['۹۸۸۸۶', ['98886']],
  ['69069', ['69069']],
  ['09888', ['9888']],
  ['+91 98886', ['9198886', '98886']],
  ['069', []],
  ['Room 9888', []],
  ['2 adults', []],
  ['', []],
])('%j is looked for among numbers as %j', (q, parts) => {
  expect(phoneParts(q)).toEqual(parts)
})

test.each([
  ['KE-7F3K2M', true],
  ['ke 7f3qx', true],
  ['7F3K2M', true],
  ['+91 98886', true],
  ['KE-ABCDEF', true],
  ['NLJ-ABCDEF', true],
  ['nlj 8g4ry', true],
  ['Rafiqa', false],
  ['Meera', false],
  ['Kehkas', false],
  ['dal lake', false],
  ['Asif Khan', false],
  ['Ali-Bhat', false],
  ['Dal-Gate', false],
])('%j means one enquiry: %j', (q, means) => {
  expect(isLookup(q)).toBe(means)
})
