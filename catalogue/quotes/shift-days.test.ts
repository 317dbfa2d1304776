import { expect, test } from 'vitest'
import { sampleVersion } from '#test/samples/quotes.ts'
import { arrivingOn, moveDay } from './shift-days.ts'
import { dayOfNumber } from './stay-days.ts'

const days = [3, 1, 2].map((day) => ({
  ...{ id: `${day}`, day, place: '', title: `Title ${day}`, text: '', picture: null },
}))

test('the whole plan moves with its arrival', () => {
  const version = sampleVersion({ days })
  const moved = arrivingOn(version, '2027-12-31')
  expect(moved.days.map(({ day }) => dayOfNumber(moved.arrival, day))).toEqual([
    ...['2028-01-02', '2027-12-31', '2028-01-01'],
  ])
  expect(moved).toEqual({ ...version, arrival: '2027-12-31' })
})

test('moving a day keeps the dates in order', () => {
  const order = (from: number, to: number) =>
    moveDay(days, from, to).map(({ day, title }) => `${day} ${title}`)
  expect(order(0, 2)).toEqual(['1 Title 2', '2 Title 3', '3 Title 1'])
  expect(order(2, 0)).toEqual(['1 Title 3', '2 Title 1', '3 Title 2'])
  expect(order(1, 1)).toEqual(['1 Title 1', '2 Title 2', '3 Title 3'])
})
