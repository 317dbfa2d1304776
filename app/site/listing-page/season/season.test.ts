import { expect, test } from 'vitest'
import { demoCalendar } from '#content/demo/conditions.ts'
import { seasonOf } from './season-words.ts'

const entries = demoCalendar.map((entry, at) => ({ ...entry, id: at, version: 1 }))
const departure = (startsOn: string, id = 1) => ({ id, startsOn, seatsLeft: 4 })
const trip = {
  bestMonths: 'March to April',
  duration: '4 nights, 5 days',
  parts: { dayWiseItinerary: [], departures: [departure('2027-03-17'), departure('2026-01-01')] },
}

test('lists entries in a trip’s best months and on its next dates', () => {
  const { months, dates } = seasonOf(trip, entries, '2026-11-24')
  expect(months).toEqual([
    'Snow at Gulmarg, Gulmarg: 15 December to 31 March',
    'Almond blossom, Badamwari, Srinagar: 10 March to 5 April',
    'Tulips, Tulip garden, Srinagar: 20 March to 20 April',
  ])
  expect(dates).toEqual(['From 17 March 2027: Snow at Gulmarg, Almond blossom, Tulips'])
})

test('is empty without months and dates', () => {
  const bare = { ...trip, bestMonths: '', parts: { ...trip.parts, departures: [] } }
  expect(seasonOf(bare, entries, '2026-11-24')).toEqual({ months: [], dates: [] })
})
