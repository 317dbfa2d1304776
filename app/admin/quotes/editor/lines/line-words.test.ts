import { expect, test } from 'vitest'
import { changeText } from './line-words.ts'

const day = (copied: number | null, today: number) => ({ day: '2027-04-01', copied, today })

test('describes a changed rate per night, and in total if that is more', () => {
  expect(changeText({ days: [day(6500, 7000)], total: 500 })).toBe('The rate is ₹500 higher today.')
  expect(changeText({ days: [day(6500, 7000), day(6500, 7000)], total: 2000 })).toBe(
    'The rate is ₹500 higher today: ₹2,000 in all.',
  )
  expect(changeText({ days: [day(6500, 6000), day(5000, 4800)], total: -700 })).toBe(
    'The rates are ₹700 lower today in all.',
  )
  expect(changeText({ days: [day(6500, 6000), day(5000, 5500)], total: 0 })).toBe(
    'The rates of some days are others today.',
  )
})
