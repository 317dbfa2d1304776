import { expect, test } from 'vitest'
import { demoCatalogue } from './catalogue.ts'
import { demoSeasons, demoSuppliers } from './rates.ts'

test.each([
  ['2026-11-24', 'Winter 2026-11-01 2027-03-31', 'Summer 2027-04-01 2027-10-31'],
  ['2027-03-31', 'Winter 2026-11-01 2027-03-31', 'Summer 2027-04-01 2027-10-31'],
  ['2027-04-01', 'Summer 2027-04-01 2027-10-31', 'Winter 2027-11-01 2028-03-31'],
  ['2027-10-31', 'Summer 2027-04-01 2027-10-31', 'Winter 2027-11-01 2028-03-31'],
])('on %s the season of today and the next one are there', (today, ...expected) => {
  const told = demoSeasons(today).map(({ name, from, to }) => `${name} ${from} ${to}`)
  expect(told).toEqual(expected)
})

test('suppliers name listings that the demo has', () => {
  const titles = Object.values(demoCatalogue).flatMap((listings: { title: string }[]) =>
    listings.map(({ title }) => title),
  )
  const named = demoSuppliers.flatMap(({ listing }) => listing ?? [])
  expect(named.filter((title) => !titles.includes(title))).toEqual([])
  expect(named.length).toBeGreaterThan(2)
  expect(demoSuppliers).toHaveLength(12)
})
