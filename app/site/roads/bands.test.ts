import { expect, test } from 'vitest'
import { bandsOf } from './bands.ts'

test('bands are as long as their part of the year, and two across New Year', () => {
  expect(bandsOf({ from: '01-01', to: '12-31' })).toEqual([{ left: 0, width: 100 }])
  expect(bandsOf({ from: '12-01', to: '01-31' })).toEqual([
    { left: 0, width: 8.3 },
    { left: 91.7, width: 8.3 },
  ])
})
