import { expect, test } from 'vitest'
import type { Line } from '#catalogue/quotes/line.ts'
import { rateBook } from '#catalogue/quotes/pricing/nights.ts'
import { roomRate, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import { itemsOf, linesOf, openNights, typedInstead, withDays } from './rate-lines.ts'

const prices = { double: 5000, childWithBed: 1200 }
const winter = roomRate({ id: 1, to: '2027-03-31', prices })
const spring = roomRate({ id: 2, from: '2027-04-01', prices: { double: 6500 } })
const taxi = roomRate({
  ...{ id: 3, supplierId: 2, item: 'Innova', plan: null, prices: {}, price: 3500, unit: 'day' },
})
const gondola = roomRate({
  ...{ id: 4, supplierId: 3, item: 'Gondola', plan: null, prices: {}, price: 950, unit: 'person' },
})
const book = rateBook([winter, spring, taxi, gondola])

const room = { supplierId: 1, supplier: 'Lake View', item: 'Deluxe room', plan: 'EP' as const }
const service = (supplierId: number, item: string) => ({
  supplierId,
  supplier: '',
  item,
  plan: null,
})
const rooms = [
  {
    ...{ occupancy: 'double' as const, count: 2, extraAdults: 0 },
    ...{ childrenWithBed: 1, childrenWithoutBed: 0 },
  },
]
const stay = sampleVersion({ party: { adults: 4, children: [8, 9] }, rooms })

test('a room becomes a line for each type of bed, each night at its own rate', () => {
  const lines = linesOf(room, { from: 3, to: 4 }, stay, book)
  expect(lines).toMatchObject([
    {
      ...{ text: 'Lake View, Deluxe room (EP)', unit: 'night', occupancy: 'double', quantity: 2 },
      source: { copied: [{ cost: 5000 }, { cost: 6500 }] },
    },
    {
      ...{ text: 'Lake View, Deluxe room (EP), child with bed', quantity: 2 },
      source: { copied: [{ cost: 1200 }, { rateId: null, cost: null }] },
    },
  ])
})

test('an item spelt differently in each season is one item', () => {
  const odd = { ...spring, item: 'deluxe  ROOM' }
  expect(itemsOf([winter, odd], 'Lake View')).toHaveLength(1)
})

test('without rooms, two adults share one', () => {
  const lines = linesOf(room, { from: 1, to: 1 }, { ...stay, rooms: [] }, book)
  expect(lines).toMatchObject([{ occupancy: 'double', quantity: 2 }])
})

test('without an arrival its costs are open, one for each night', () => {
  const [line] = linesOf(room, { from: 1, to: 3 }, { ...stay, arrival: '' }, book)
  expect(line).toMatchObject({ unit: 'night', source: { copied: [{ cost: null }, {}, {}] } })
})

test('a car lasts until the last day, and prices per head count everyone', () => {
  const whole = { from: 1, to: 5 }
  expect(linesOf(service(2, 'Innova'), whole, stay, book)).toMatchObject([
    { text: 'Innova', unit: 'day', days: { from: 1, to: 6 }, quantity: 1, occupancy: null },
  ])
  expect(linesOf(service(3, 'Gondola'), whole, stay, book)).toMatchObject([
    { unit: 'person', days: { from: 1, to: 1 }, quantity: 6, source: { copied: [{ cost: 950 }] } },
  ])
})

const night = (from: number, to: number, values: Partial<Line> = {}) =>
  typedLine(1, { unit: 'night', occupancy: 'double', days: { from, to }, ...values })

test('finds the nights without a room', () => {
  expect(openNights([], 5)).toEqual({ from: 1, to: 5 })
  expect(openNights([night(1, 2)], 5)).toEqual({ from: 3, to: 5 })
  expect(openNights([night(1, 1), night(4, 5)], 5)).toEqual({ from: 2, to: 3 })
  expect(openNights([night(1, 5)], 5)).toEqual({ from: 1, to: 5 })
  expect(openNights([night(1, 5, { optional: true })], 5)).toEqual({ from: 1, to: 5 })
  expect(openNights([night(1, 5, { occupancy: 'childWithBed' })], 5)).toEqual({ from: 1, to: 5 })
})

test('on other days, a line keeps copied costs and looks up the others', () => {
  const [line] = linesOf(room, { from: 2, to: 3 }, stay, book)
  const source = line?.source
  if (line && source?.from === 'rate') source.copied[1] = { rateId: 9, cost: 4000 }
  expect(withDays(line!, { from: 3, to: 5 }, stay.arrival, book)).toMatchObject({
    days: { from: 3, to: 5 },
    source: { copied: [{ cost: 4000 }, { cost: 6500 }, { cost: 6500 }] },
  })
  expect(withDays(line!, { from: 1, to: 2 }, stay.arrival, book)).toMatchObject({
    source: { copied: [{ cost: 5000 }, { cost: 5000 }] },
  })
})

test('a one-time payment keeps its cost on another day', () => {
  const [line] = linesOf(service(3, 'Gondola'), { from: 1, to: 5 }, stay, book)
  expect(withDays(line!, { from: 4, to: 4 }, stay.arrival, rateBook([]))).toMatchObject({
    source: { copied: [{ rateId: 4, cost: 950 }] },
  })
})

test('a manual cost begins with the average', () => {
  const [line] = linesOf(room, { from: 3, to: 4 }, stay, book)
  expect(typedInstead(line!).source).toEqual({ from: 'typed', unitCost: 5750 })
  expect(typedInstead(typedLine(null))).toEqual(typedLine(null))
})

test('lists an item once, whatever its seasons', () => {
  expect(itemsOf([winter, spring], 'Lake View')).toEqual([room])
})
