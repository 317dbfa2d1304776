import { expect, test } from 'vitest'
import { sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import { createView, viewOf } from './view.ts'

const lines = [typedLine(1, { id: 'first' }), typedLine(2, { id: 'second' })]
const version = sampleVersion({ options: [sampleOption(), sampleOption({ id: 'other', lines })] })

test.each([
  ['options.1.lines.1.quantity', { part: 'lines', optionId: 'other', lineId: 'second' }],
  ['options.1.markup.percent', { part: 'price', optionId: 'other' }],
  ['days.0.title', { part: 'days', dayId: 'day-1' }],
  ['guest.phone', { part: 'days', isTripOpen: true }],
  ['word', { part: 'price' }],
])('opens the place of %s', (name, place) => {
  expect(viewOf(name, version)).toEqual(place)
})

test('guest and trip are open until entered', () => {
  expect(createView(version).get()).toMatchObject({ isTripOpen: false, optionId: 'option-1' })
  expect(createView({ ...version, arrival: '' }).get().isTripOpen).toBe(true)
})
