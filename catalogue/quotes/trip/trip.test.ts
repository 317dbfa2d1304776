import { expect, test } from 'vitest'
import { sampleVersion, typedLine } from '#test/samples/quotes.ts'
import { publicVersionOf } from '../public-version.ts'
import { daysText, staysOf, tripPlaces } from './trip.ts'
import { shownColours, tripMap } from './trip-map.ts'

const night = (id: string, from: number, to: number, others = {}) =>
  typedLine(1000, { id, text: id, unit: 'night', days: { from, to }, ...others })

test('the stays of the chosen option, each with its nights, without extra beds and cars', () => {
  const lines = [
    night('Inn', 3, 3, { occupancy: 'double' }),
    night('Boat', 1, 2),
    night('Bed', 1, 2, { occupancy: 'childWithBed' }),
    night('Tent', 4, 4, { optional: true, occupancy: 'single' }),
    night('Lodge', 5, 5, { optional: true }),
    typedLine(500, { id: 'Car', unit: 'day' }),
  ]
  const version = sampleVersion({
    ...{ arrival: '2026-12-30', nights: 5 },
    options: [
      { id: 'a', name: '', lines, markup: { by: 'percent', percent: 0 } },
      { id: 'b', name: '', lines: [night('Palace', 1, 5)], markup: { by: 'percent', percent: 0 } },
    ],
  })
  const shown = publicVersionOf(version, { tax: null, rounding: 1 })
  const stays = staysOf(shown, { optionId: 'a', extras: ['Tent'] })
  expect(stays.map(({ id }) => id)).toEqual(['Boat', 'Inn', 'Tent'])
  expect(stays[0]?.when).toMatch(/^Wed, 30 Dec,? 2026 to Fri, 1 Jan,? 2027, 2 nights$/)
  expect(stays[1]?.when).toMatch(/, 1 night$/)
  expect(staysOf(shown, { optionId: 'gone', extras: [] })).toEqual([])
})

const place = (id: number, title: string, latitude: number | null, longitude: number | null) => ({
  ...{ id, title, latitude, longitude },
  otherNames: title === 'Pahalgam' ? ['Aru'] : [],
})
const places = [
  place(1, 'Srinagar', 34.08, 74.8),
  place(2, 'Pahalgam', 34.02, 75.3),
  place(3, 'Gulmarg', null, null),
  place(4, '<Leh & "beyond"', 34.2, 77.6),
]
const day = (day: number, title: string, others = {}) => ({
  ...{ id: `d${day}`, day, title, text: '', place: '', picture: null },
  ...others,
})

test('the places of a trip are in its order, found in the titles and texts of its days', () => {
  const found = tripPlaces(
    [
      day(1, 'Arrival', { place: 'Srinagar', text: 'From here to Gulmarg' }),
      day(2, 'Walk to Aru'),
      day(3, 'Rest', { text: 'In Pahalgam' }),
      day(4, 'Home by Srinagar'),
    ],
    places,
  )
  expect(found.map(({ place, days }) => [place.title, daysText(days)])).toEqual([
    ['Srinagar', 'Days 1 and 4'],
    ['Pahalgam', 'Days 2 and 3'],
  ])
  expect([daysText([5]), daysText([1, 2, 6])]).toEqual(['Day 5', 'Days 1, 2 and 6'])
})

test('the map numbers the places that it has, and has a text alternative', () => {
  const svg = tripMap([places[1]!, places[3]!, places[2]!], shownColours)
  expect(svg).toContain(
    'aria-label="Map of the Kashmir valley with the places of this trip: 1 Pahalgam, 3 Gulmarg"',
  )
  expect([...svg.matchAll(/>(\d)<\/text>/g)].map(([, number]) => number)).toEqual(['1', '3'])
  expect(svg).not.toContain('Leh')
  expect(tripMap([places[3]!], shownColours)).toBe('')
  const hostile = tripMap([{ ...places[0]!, title: '<b>"&' }], shownColours)
  expect(hostile).toContain('>&lt;b>&quot;&amp;</text>')
})
