import { expect, test } from 'vitest'
import { isAtField } from './use-entry-form.ts'

test('an error of no field, such as a missing second factor, is not taken for shown', () => {
  const typed = { name: 'Pony', low: '900' }
  expect(isAtField({ low: ['Lowest amount must be a number.'] }, typed)).toBe(true)
  expect(isAtField({ secondFactor: ['Set up your second factor first.'] }, typed)).toBe(false)
  expect(isAtField({}, typed)).toBe(false)
})
