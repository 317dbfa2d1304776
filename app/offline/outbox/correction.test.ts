import { expect, test } from 'vitest'
import { correctionOf } from './correction.ts'

const booking = {
  ...{ address: '/villas/11', title: 'Brein Hillside Villa' },
  fields: Object.entries({
    ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
    ...{ startDate: '2027-03-29', endDate: '2027-04-01', numberOfAdults: '2', numberOfChilds: '0' },
  }),
}

test('a refused enquiry is corrected in its own form', () => {
  const { address, fields } = booking
  expect(correctionOf(booking)).toEqual({ address, fields })
})

test('one about a listing that was deleted meanwhile, in the contact form', () => {
  const { address, fields } = correctionOf({ ...booking, isGone: true })
  expect(address).toBe('/contact')
  expect(Object.fromEntries(fields)).toMatchObject({
    ...{ name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
    ...{ hotel: 'Brein Hillside Villa', date: '2027-03-29', days: '3', adults: '2', children: '0' },
  })
})

test('one without dates names none', () => {
  const fields: [string, string][] = [['name', 'Asha']]
  const corrected = correctionOf({ ...booking, fields, isGone: true })
  expect(corrected.fields).toEqual([
    ['name', 'Asha'],
    ['hotel', 'Brein Hillside Villa'],
  ])
})
