import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Sheets, xlsx } from '#test/samples/spreadsheets.ts'
import { commandLine, importFolder, onSqlite, openSite } from '#test/servers/command-line.ts'

async function importXlsx(sheets: Sheets, kind: string) {
  const variables = await onSqlite()
  const folder = importFolder({ 'all.xlsx': await xlsx(sheets) })
  const said = await commandLine(variables)(['import', join(folder, 'all.xlsx')])
  const { app, headers } = await openSite(variables)
  const { $values } = (await app.inject({ url: `/api/${kind}`, headers })).json()
  return { ...said, listings: $values }
}

const packages = [
  ['Their ID', 'Title', 'Price', 'Category', 'Inclusions'],
  ['KT-1', 'Lakes', 12_500, 'Luxury and VIP Travel Packages', 'Boat\nTea'],
  ['KT-2', 'Peaks', '1.5 lakh', 3, null],
]

test('the sheets of a workbook contain listings and parts, by their names', async () => {
  const sheets = {
    'Travel Packages': packages,
    Days: [
      ['Travel package', 'Day number', 'Title', 'Details'],
      ['KT-1', 1, 'Arrive', 'By air'],
      ['lakes', 2, 'Dal', 'By boat'],
      ['KT-2', 1, 'Walk', '=HYPERLINK("http://elsewhere.example")'],
    ],
  }
  const { errors, output, listings } = await importXlsx(sheets, 'TravelPackage')
  expect(errors).toBe('')
  expect(output).toBe('Imported 2 travel packages with 0 pictures.\n')
  expect(listings).toMatchObject([
    {
      ...{ title: 'Lakes', price: 12_500, travelPackageCategoryId: 2 },
      inclusions: { $values: ['Boat', 'Tea'] },
      dayWiseItinerary: { $values: [{ title: 'Arrive' }, { title: 'Dal', details: 'By boat' }] },
    },
    {
      ...{ title: 'Peaks', price: 150_000 },
      dayWiseItinerary: { $values: [{ details: '=HYPERLINK("http://elsewhere.example")' }] },
    },
  ])
})

test('errors name sheet, row, column and cell', async () => {
  const { errors } = await importXlsx(
    {
      Packages: [['Title'], ['Lakes']],
      'Travel packages': [...packages, ['KT-3', '', 'much', 'Luxury', null]],
      Days: [
        ['Travel package', 'Day number', 'Title', 'Details'],
        ['KT-9', 1, 'Arrive', 'By air'],
      ],
    },
    'TravelPackage',
  )
  expect(errors).toMatch(/^Sheet ‘Packages’: No kind of listing has this name\./)
  const named = await importXlsx(
    {
      'Travel packages': packages,
      Days: [
        ['Travel package', 'Day number', 'Title', 'Details'],
        [null, 2, 'Leave', 'By air'],
      ],
    },
    'TravelPackage',
  )
  expect(named.errors).toBe(
    'Days, row 2, Travel package: It says of no travel package that it belongs to it.\n',
  )
  const cells = await importXlsx(
    {
      'Travel packages': [...packages, ['KT-3', 'Snow', 'much', 'Luxury', null]],
      Days: [
        ['Travel package', 'Day number', 'Title', 'Details'],
        ['KT-1', 'first', 'Arrive', 'By air'],
        ['KT-9', 1, 'Arrive', 'By air'],
      ],
    },
    'TravelPackage',
  )
  expect(cells.errors).toMatch(/^Days, row 2, Day number “first”: Day number must be/m)
  expect(cells.errors).toMatch(
    /^Days, row 3, Travel package “KT-9”: There is no travel package of this name in the sheets or here\. Did you mean ‘KT-1’\?$/m,
  )
  expect(cells.errors).toMatch(/^Travel packages, row 4, Price “much”: Price must be a number/m)
  expect(cells.errors).toMatch(
    /^Travel packages, row 4, Category “Luxury”: Category must be one of Customizable Travel Itineraries \(1\), /m,
  )
})
