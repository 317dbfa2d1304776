import { expect, test } from 'vitest'
import { rateBook } from '#catalogue/quotes/pricing/nights.ts'
import { roomRate, sampleOption, sampleVersion, typedLine } from '#test/samples/quotes.ts'
import {
  addOption,
  arriveOn,
  changeLine,
  copyOption,
  nextDay,
  putBackDay,
  putBackOption,
  removeOption,
  withDay,
} from './changes.ts'

const namesOf = (version: ReturnType<typeof sampleVersion>) =>
  version.options.map(({ name }) => name)

test('a second option has a name, and so does the first then', () => {
  const one = sampleVersion({ options: [sampleOption({ name: '' })] })
  expect(namesOf(addOption('b')(one))).toEqual(['Deluxe', 'Premium'])
  const named = sampleVersion({ options: [sampleOption({ name: 'Premium' })] })
  expect(namesOf(addOption('b')(named))).toEqual(['Premium', 'Deluxe'])
})

test('a copied option has the same lines under new ids', () => {
  const version = copyOption('option-1', 'b')(sampleVersion())
  const [first, second] = version.options
  expect(second).toMatchObject({ id: 'b', name: 'Premium', markup: first?.markup })
  expect(second?.lines[0]?.id).not.toBe(first?.lines[0]?.id)
  expect(second?.lines[0]).toMatchObject({ text: 'Shikara ride', source: first?.lines[0]?.source })
})

test('restores a removed option at its position, unless there are three', () => {
  const two = copyOption('option-1', 'b')(sampleVersion())
  const [first] = two.options
  const without = removeOption('option-1')(two)
  expect(putBackOption(0, first!)(without)).toEqual(two)
  const full = addOption('d')(addOption('c')(without))
  expect(putBackOption(0, first!)(full)).toBe(full)
})

test('a changed line leaves all other objects unchanged', () => {
  const lines = [typedLine(1, { id: 'a' }), typedLine(2, { id: 'b' })]
  const other = sampleOption({ id: 'other' })
  const version = sampleVersion({ options: [sampleOption({ lines }), other] })
  const changed = changeLine('option-1', 'b', (line) => ({ ...line, quantity: 4 }))(version)
  expect(changed.options[0]?.lines[1]?.quantity).toBe(4)
  expect(changed.options[0]?.lines[0]).toBe(lines[0])
  expect(changed.options[1]).toBe(other)
  expect(changed.days).toBe(version.days)
})

test('lines without an arrival get the rates of their days; others keep their cost', () => {
  const book = rateBook([roomRate({ prices: { double: 5000 } })])
  const rate = { supplierId: 1, item: 'Deluxe room', plan: 'EP' as const }
  const copied = [{ rateId: null, cost: null }]
  const room = typedLine(0, { unit: 'night', occupancy: 'double' })
  const lines = [{ ...room, source: { from: 'rate' as const, rate, copied } }]
  const version = sampleVersion({ arrival: '', options: [sampleOption({ lines })] })
  const moved = arriveOn('2027-05-01', book)(version)
  expect(moved.options[0]?.lines[0]?.source).toMatchObject({ copied: [{ rateId: 1, cost: 5000 }] })
  const dearer = rateBook([roomRate({ prices: { double: 9000 } })])
  expect(arriveOn('2027-06-01', dearer)(moved).options).toBe(moved.options)
})

const day = (number: number) => ({
  ...{ id: `d${number}`, day: number, title: '', place: '', text: '', picture: null },
})

test('a new day fills the first gap, up to the day of departure', () => {
  expect(nextDay({ nights: 2, days: [day(1), day(3)] })).toBe(2)
  expect(nextDay({ nights: 2, days: [day(1), day(2)] })).toBe(3)
  expect(nextDay({ nights: 2, days: [day(1), day(2), day(3)] })).toBeUndefined()
})

test('a removed day comes back on its day, or on the next one without content', () => {
  const version = sampleVersion({ days: [day(1), { ...day(2), id: 'other' }] })
  const numbers = (days: number[]) => ({
    days: days.map((day) => expect.objectContaining({ day })),
  })
  expect(putBackDay(day(3))(version)).toMatchObject(numbers([1, 2, 3]))
  const again = putBackDay(day(2))(version)
  expect(again).toMatchObject(numbers([1, 2, 3]))
  expect(again.days[2]?.id).toBe('d2')
  const full = sampleVersion({ days: Array.from({ length: 61 }, (_, at) => day(at + 1)) })
  expect(putBackDay(day(2))(full)).toBe(full)
})

test('sorts days by number', () => {
  const version = withDay(day(2))(sampleVersion({ days: [day(1), day(3)] }))
  expect(version.days.map((each) => each.day)).toEqual([1, 2, 3])
})
