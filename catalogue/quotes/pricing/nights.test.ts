import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomRate, sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import type { Line } from '../line.ts'
import { movedDay } from '../stay-days.ts'
import {
  costOfRate,
  daysOfLine,
  type Rate,
  type RateChoice,
  rateBook,
  rateChanged,
  versionWithTodaysRates,
} from './nights.ts'
import { priceOption } from './pricing.ts'

const room: RateChoice = { supplierId: 1, item: 'Deluxe room', plan: 'EP', occupancy: 'double' }

const line = (values: Partial<Line> = {}): Line =>
  typedLine(0, { unit: 'night', days: { from: 1, to: 3 }, occupancy: 'double', ...values })

/** A line with its costs copied from a rate book. */
function ratedLine(rates: Rate[], arrival: string, values: Partial<Line> = {}): Line {
  const open = line(values)
  const { copied } = costOfRate(rateBook(rates), room, daysOfLine(arrival, open))
  const { occupancy: _, ...rate } = room
  return { ...open, source: { from: 'rate', rate, copied } }
}

const winter = roomRate({ id: 1, to: '2027-03-31', prices: { double: 5000, single: null } })
const spring = roomRate({ id: 2, from: '2027-04-01', prices: { double: 6500 } })

test('uses each night’s own rate', () => {
  const days = ['2027-03-30', '2027-03-31', '2027-04-01']
  expect(costOfRate(rateBook([spring, winter]), room, days)).toEqual({
    unit: 'night',
    copied: [
      { rateId: 1, cost: 5000 },
      { rateId: 1, cost: 5000 },
      { rateId: 2, cost: 6500 },
    ],
    missing: [],
  })
})

test('matches an item that is spelt differently in another season', () => {
  const other = { ...spring, item: ' deluxe  ROOM' }
  const { copied, missing } = costOfRate(rateBook([winter, other]), room, [
    '2027-03-31',
    '2027-04-01',
  ])
  expect(copied.map(({ cost }) => cost)).toEqual([5000, 6500])
  expect(missing).toEqual([])
})

test('uses the unit that the item has on the first day', () => {
  const car = { plan: null, prices: {}, item: 'Sumo' }
  const book = rateBook([
    roomRate({ ...car, id: 1, to: '2027-03-31', unit: 'day', price: 2500 }),
    roomRate({ ...car, id: 2, from: '2027-04-01', unit: 'trip', price: 9000 }),
  ])
  const choice = { ...room, item: 'Sumo', plan: null, occupancy: null }
  expect(costOfRate(book, choice, ['2027-04-01', '2027-04-02'])).toMatchObject({
    unit: 'trip',
    copied: [{ rateId: 2, cost: 9000 }],
  })
})

test('reports nights without a rate or without a price for the bed', () => {
  const late = { ...spring, from: '2027-04-02' }
  const days = ['2027-03-31', '2027-04-01', '2027-04-02']
  expect(costOfRate(rateBook([winter, late]), room, days)).toMatchObject({
    copied: [
      { rateId: 1, cost: 5000 },
      { rateId: null, cost: null },
      { rateId: 2, cost: 6500 },
    ],
    missing: ['2027-04-01'],
  })
  const single = { ...room, occupancy: 'single' as const }
  expect(costOfRate(rateBook([winter]), single, days).missing).toEqual(days)
  expect(costOfRate(rateBook([winter]), { ...room, plan: 'CP' }, days).missing).toEqual(days)
  expect(costOfRate(rateBook([winter]), { ...room, supplierId: 2 }, days).missing).toEqual(days)
  expect(costOfRate(rateBook([winter]), { ...room, item: 'Suite' }, days).missing).toEqual(days)
})

test('accepts a rate of 0', () => {
  const free = roomRate({ prices: { childWithoutBed: 0 } })
  const choice = { ...room, occupancy: 'childWithoutBed' as const }
  expect(costOfRate(rateBook([free]), choice, ['2027-02-01'])).toMatchObject({
    copied: [{ rateId: 1, cost: 0 }],
    missing: [],
  })
})

test.each([
  ['day', [2500, 2500, 3000]],
  ['trip', [2500]],
  ['person', [2500]],
  ['group', [2500]],
] as const)('counts what is paid per %s', (unit, costs) => {
  const car = { plan: null, prices: {}, unit }
  const book = rateBook([
    roomRate({ ...car, id: 1, to: '2027-03-31', price: 2500 }),
    roomRate({ ...car, id: 2, from: '2027-04-01', price: 3000 }),
  ])
  const choice = { ...room, plan: null, occupancy: null }
  const found = costOfRate(book, choice, ['2027-03-30', '2027-03-31', '2027-04-01'])
  expect(found.unit).toBe(unit)
  expect(found.copied.map(({ cost }) => cost)).toEqual(costs)
})

test('counts a line’s days from the arrival, across months, years and leap days', () => {
  expect(daysOfLine('2027-12-30', line({ days: { from: 2, to: 4 } }))).toEqual([
    ...['2027-12-31', '2028-01-01', '2028-01-02'],
  ])
  expect(daysOfLine('2028-02-28', line())).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
})

const season = fc.record({
  length: fc.integer({ min: 1, max: 25 }),
  price: fc.option(fc.integer({ min: 0, max: 50_000 })),
  isGap: fc.boolean(),
})

test('sixty nights across seasons equal a day-by-day reference', () => {
  const quote = {
    seasons: fc.array(season, { maxLength: 12 }),
    nights: fc.integer({ min: 1, max: 60 }),
    start: fc.integer({ min: -20, max: 40 }),
  }
  fc.assert(
    fc.property(fc.record(quote), ({ seasons, nights, start }) => {
      const first = '2027-02-10'
      const prices = new Map<string, number | null>()
      const rates: Rate[] = []
      let from = first
      seasons.forEach(({ length, price, isGap }, id) => {
        if (!isGap) {
          const to = movedDay(from, length - 1)
          rates.push(roomRate({ id: id + 1, from, to, prices: { double: price } }))
          for (let day = from; day <= to; day = movedDay(day, 1)) prices.set(day, price)
        }
        from = movedDay(from, length)
      })
      const arrival = movedDay(first, start)
      const rated = ratedLine(rates.reverse(), arrival, { days: { from: 1, to: nights } })
      const days = Array.from({ length: nights }, (_, night) => movedDay(arrival, night))
      const sum = days.reduce((all, day) => all + (prices.get(day) ?? 0), 0)
      const { missing } = costOfRate(rateBook(rates), room, days)

      const option = sampleOption({ lines: [{ ...rated, quantity: 3 }] })
      expect(priceOption(sampleVersion(), option, { tax: null, rounding: 1 }).linesTotal).toBe(
        sum * 3,
      )
      expect(missing).toEqual(days.filter((day) => (prices.get(day) ?? null) === null))
    }),
  )
})

const arrival = '2027-03-30'
const raised = rateBook([winter, { ...spring, id: 7, prices: { double: 7000 } }])

test('reports to the editor by how much today’s rates differ', () => {
  const copied = ratedLine([winter, spring], arrival, { quantity: 2 })
  expect(rateChanged(copied, arrival, rateBook([winter, spring]))).toBeUndefined()
  expect(rateChanged(copied, arrival, raised)).toEqual({
    ...{ each: 500, total: 1000, missing: [] },
    days: [{ day: '2027-04-01', copied: 6500, today: 7000 }],
  })
})

test('new dates get new rates, and nights missing from the book keep their cost', () => {
  const copied = ratedLine([winter, spring], arrival)
  expect(rateChanged(copied, '2027-03-01', raised)).toMatchObject({ each: -1500, total: -1500 })
  const onlySpring = rateBook([{ ...spring, prices: { double: 6000 } }])
  expect(rateChanged(copied, arrival, onlySpring)).toMatchObject({
    each: -500,
    missing: ['2027-03-30', '2027-03-31'],
  })
})

test('manual costs and open dates have no rate to compare', () => {
  expect(rateChanged(line(), arrival, raised)).toBeUndefined()
  expect(rateChanged(ratedLine([winter, spring], arrival), '', raised)).toBeUndefined()
})

test('applies today’s rates to all options and keeps manual costs', () => {
  const lines = [ratedLine([winter, spring], arrival), typedLine(1234, { id: 'typed' })]
  const before = sampleVersion({ arrival, options: [sampleOption({ lines })] })
  const after = versionWithTodaysRates(before, raised)
  const [rated, typed] = after.options[0]!.lines
  expect(rated!.source).toMatchObject({
    copied: [
      { rateId: 1, cost: 5000 },
      { rateId: 1, cost: 5000 },
      { rateId: 7, cost: 7000 },
    ],
  })
  expect(typed).toEqual(lines[1])
  expect(rateChanged(rated!, arrival, raised)).toBeUndefined()
})

test('fills the new nights of an extended line, and keeps costs that the book no longer has', () => {
  const short = ratedLine([winter], '2027-03-30', { days: { from: 1, to: 2 } })
  const longer = { ...short, days: { from: 1, to: 4 } }
  const version = sampleVersion({ arrival, options: [sampleOption({ lines: [longer] })] })
  const book = rateBook([{ ...spring, to: '2027-04-01' }])
  expect(versionWithTodaysRates(version, book).options[0]!.lines[0]!.source).toMatchObject({
    copied: [
      { rateId: 1, cost: 5000 },
      { rateId: 1, cost: 5000 },
      { rateId: 2, cost: 6500 },
      { rateId: null, cost: null },
    ],
  })
})
