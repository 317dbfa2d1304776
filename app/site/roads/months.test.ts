import { expect, test } from 'vitest'
import { demoCalendar } from '#content/demo/conditions.ts'
import { monthsOfYear } from './months.ts'

const entries = demoCalendar.map((entry, at) => ({ ...entry, id: at, version: 1 }))
const bare = { place: '', note: '', id: 9, version: 1 }

test('each month has a picture of its rarest entry, none of them twice', () => {
  const months = monthsOfYear(entries)
  const pictureOf = Object.fromEntries(months.map(({ month, picture }) => [month, picture]))
  expect(pictureOf).toMatchObject({
    ...{ 12: 'dal-winter', 1: 'gulmarg', 2: 'powder-skiing', 3: 'badamwari-almond', 4: 'tulips' },
    ...{ 5: 'thajiwas-glacier', 10: 'saffron-pampore', 11: 'nishat-autumn' },
  })
  const pictures = months.flatMap(({ picture }) => picture ?? [])
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(months.find(({ month }) => month === 3)?.titles).toEqual([
    ...['Almond blossom', 'Tulips', 'Snow at Gulmarg'],
  ])
})

test('a month without a matching picture has none, and one without entries is omitted', () => {
  const cherries = { ...bare, title: 'Cherries', from: '05-20', to: '06-10' }
  expect(monthsOfYear([cherries])).toEqual([
    { month: 5, titles: ['Cherries'] },
    { month: 6, titles: ['Cherries'] },
  ])
})
