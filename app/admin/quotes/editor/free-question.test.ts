import { expect, test } from 'vitest'
import { draftVersion } from '#catalogue/quotes/version.ts'
import { noTax } from '#test/samples/quotes.ts'
import { freeQuestion } from './free-question.ts'

const line = (unitCost: number, optional = false) => ({
  ...{ id: 'room', days: { from: 1, to: 1 }, text: 'Room', optional },
  source: { from: 'typed', unitCost },
})

const ask = (...options: object[]) =>
  freeQuestion(
    draftVersion.parse({ options: options.map((option, at) => ({ id: `${at}`, ...option })) }),
    noTax,
  )

test('asks before a quote is sent whose typed costs are all 0', () => {
  expect(ask({ lines: [line(0)] })?.about).toContain('₹0 for this quote,')
  expect(ask({ lines: [line(0), line(500, true)] })).toBeDefined()
  const both = [
    { name: 'Deluxe', lines: [line(0)] },
    { name: 'Premium', lines: [line(900)] },
  ]
  expect(ask(...both)?.about).toContain('₹0 for “Deluxe”,')
})

test('asks nothing where only a line is free, or the markup is the price', () => {
  expect(ask({ lines: [line(0), line(4000)] })).toBeUndefined()
  expect(ask({ lines: [line(0)], markup: { by: 'amount', amount: 700 } })).toBeUndefined()
})
