import { expect, test } from 'vitest'
import { lineFacts, partyText, sharesTexts } from './words.ts'

test.each([
  [[], '2 adults'],
  [[1], '2 adults, 1 child (1 year)'],
  [[8, 5], '2 adults, 2 children (8 and 5 years)'],
  [[8, 5, 2], '2 adults, 3 children (8, 5 and 2 years)'],
])('children of %j', (children, text) => {
  expect(partyText({ adults: 2, children })).toBe(text)
})

test.each([
  [[], 0, ['₹44,850 per person']],
  [[9], 0, ['₹44,850 per adult']],
  [[9], 2777, ['₹44,850 per adult', '₹2,777 for the child']],
  [[9, 4], 2777, ['₹44,850 per adult', '₹2,777 for the children']],
])('the price of adults with children of %j', (children, childrenShare, texts) => {
  expect(sharesTexts({ perAdult: 44_850, childrenShare }, { children })).toEqual(texts)
})

test.each([
  ['night', 'double', 'Nights 1 to 3 · 2 rooms'],
  ['night', 'childWithBed', 'Nights 1 to 3 · for 2'],
  ['person', null, 'Days 1 to 3 · for 2'],
  ['day', null, 'Days 1 to 3 · quantity 2'],
  ['group', null, 'Days 1 to 3 · quantity 2'],
] as const)('two of a line by %s, %s', (unit, occupancy, text) => {
  const line = { id: 'line-1', text: 'Innova', days: { from: 1, to: 3 }, quantity: 2 }
  expect(lineFacts({ ...line, unit, occupancy })).toBe(text)
})
