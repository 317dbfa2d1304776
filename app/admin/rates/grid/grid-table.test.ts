import { expect, test } from 'vitest'
import type { WireRate } from '#server/api/rates/rate-answer.ts'
import {
  copyable,
  isLastPrice,
  itemsOf,
  linesOf,
  priceAt,
  rateAt,
  seasonsOf,
} from './grid-table.ts'

const noPrices = {
  ...{ double: null, single: null, extraAdult: null },
  ...{ childWithBed: null, childWithoutBed: null },
}
const rate = (more: Partial<WireRate>): WireRate => ({
  ...{ id: 1, supplierId: 1, item: 'Deluxe room', season: 'Winter', version: 1 },
  ...{ from: '2026-12-01', to: '2027-02-28', plan: 'CP', prices: noPrices, price: null },
  ...{ unit: null, ...more },
})

test('seasons are columns by their days, items rows by plan and unit', () => {
  const rates = [
    rate({ prices: { ...noPrices, double: 4500 } }),
    rate({ id: 2, item: 'deluxe  room', season: 'Summer', from: '2026-04-01', to: '2026-06-30' }),
    rate({ id: 3, plan: 'MAP' }),
    rate({ id: 4, item: 'Bonfire', plan: null, price: 900, unit: 'group' }),
  ]
  const begun = { key: '2027-03-01 2027-03-31 ', name: '', from: '2027-03-01', to: '2027-03-31' }
  const seasons = seasonsOf(rates, [begun, begun])
  expect(seasons.map(({ name }) => name)).toEqual(['Summer', 'Winter', ''])
  const items = itemsOf(rates, [])
  expect(items.map(({ item, plan, unit }) => [item, plan, unit])).toEqual([
    ['Deluxe room', 'CP', null],
    ['Deluxe room', 'MAP', null],
    ['Bonfire', null, 'group'],
  ])
  expect(items.map((item) => linesOf(item).length)).toEqual([5, 5, 1])
  const [summer, winter] = seasons
  const [deluxe] = items
  if (!summer || !winter || !deluxe) throw new Error('There is no such cell')
  expect(rateAt(rates, deluxe, summer)?.id).toBe(2)
  expect(priceAt(rateAt(rates, deluxe, winter), 'double')).toBe(4500)
  expect(rateAt(rates, deluxe, begun)).toBeUndefined()
})

test('only the last season of each name can be copied, and none without a name', () => {
  const later = { season: 'winter', from: '2027-12-01', to: '2028-02-28' }
  const rates = [rate({}), rate({ id: 2, ...later }), rate({ id: 3, season: '', item: 'Sledge' })]
  expect(copyable(seasonsOf(rates, [])).map(({ from }) => from)).toEqual(['2027-12-01'])
})

test('recognises the last price of a rate', () => {
  const one = rate({ prices: { ...noPrices, childWithBed: 900 } })
  expect(isLastPrice(one, 'childWithBed')).toBe(true)
  expect(isLastPrice(one, 'double')).toBe(false)
})
