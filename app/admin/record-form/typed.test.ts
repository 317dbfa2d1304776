import { expect, test } from 'vitest'
import { kinds } from '#catalogue/kinds.ts'
import { appendTyped, checkTyped, textOf, typedOf, valueFrom } from './typed.ts'

const { fields } = kinds.TravelPackage

test.each([
  ['₹ 12,500', 12_500],
  ['1,25,000.50', 125_000.5],
  ['  ', null],
  ['1e3', '1e3'],
  ['12.500', '12.500'],
  ['abc', 'abc'],
])('the price %j means %j', (text, value) => {
  expect(valueFrom(fields.price, text)).toBe(value)
})

test('a list has one item per line, without blank lines, in both directions', () => {
  expect(valueFrom(fields.inclusions, 'Breakfast\n \nShikara')).toEqual(['Breakfast', 'Shikara'])
  expect(textOf({ $values: ['Breakfast', 'Shikara'] })).toBe('Breakfast\nShikara')
})

test('a missing field leaves its control empty', () => {
  expect(typedOf(fields, { title: 'Tulips', oldPrice: null })).toMatchObject({
    title: 'Tulips',
    oldPrice: '',
    overview: '',
  })
})

test('validates by the declaration', () => {
  const typed = { ...typedOf(fields), overview: 'x'.repeat(31), oldPrice: 'a lot' }
  expect(checkTyped(fields, typed)).toEqual({
    title: ['Title is required.'],
    overview: ['Overview can be at most 30 characters.'],
    price: ['Price is required.'],
    oldPrice: ['Old price must be a number.'],
  })
})

test('a body numbers lists, and clears an empty one', () => {
  const form = new FormData()
  appendTyped(form, fields, { ...typedOf(fields), price: '9,000', inclusions: 'a\nb' })
  expect([form.get('Inclusions[0]'), form.get('Inclusions[1]')]).toEqual(['a', 'b'])
  expect(form.get('exclusions')).toBe('')
  expect(form.get('price')).toBe('9000')
})
