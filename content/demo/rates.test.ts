import { expect, test } from 'vitest'
import { demoCatalogue } from './catalogue.ts'
import { demoSeasons, demoSuppliers } from './rates.ts'

test.each([
  ['2026-11-24', 'Winter 2026-11-01 2027-03-31', 'Summer 2027-04-01 2027-10-31'],
  ['2027-03-31', 'Winter 2026-11-01 2027-03-31', 'Summer 2027-04-01 2027-10-31'],
  ['2027-04-01', 'Summer 2027-04-01 2027-10-31', 'Winter 2027-11-01 2028-03-31'],
  ['2027-10-31', 'Summer 2027-04-01 2027-10-31', 'Winter 2027-11-01 2028-03-31'],
])('on %s has rates of the current season and the next one', (today, ...expected) => {
  const told = demoSeasons(today).map(({ name, from, to }) => `${name} ${from} ${to}`)
  expect(told).toEqual(expected)
})

test('suppliers refer to listings of the demo', () => {
  const titles = Object.values(demoCatalogue).flatMap((listings: { title: string }[]) =>
    listings.map(({ title }) => title),
  )
  const named = demoSuppliers.flatMap(({ listing }) => listing ?? [])
  expect(named.filter((title) => !titles.includes(title))).toEqual([])
  expect(named.length).toBeGreaterThan(2)
  expect(demoSuppliers).toHaveLength(12)
})
