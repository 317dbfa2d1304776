import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { readTables } from '../../../../server/tables/read-tables.ts'
import { jpeg } from '../../../samples/pictures.ts'
import { xlsx } from '../../../samples/spreadsheets.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

const type = 'application/octet-stream'

const packageHeading = ['ID', 'Title', 'Duration', 'Price', 'Category', 'Pictures']
const dayHeading = ['Travel package', 'Day number', 'Title', 'Details']
const hotelHeading = ['ID', 'Hotel name', 'Hotel tagline', 'Contact email', 'Address', 'Price']
const roomHeading = ['Hotel', 'Name', 'Capacity', 'Price per night']

type Rows = (string | number | null)[][]

/** 25 packages with days and 10 hotels with rooms, as an office has them. */
function sheetsOf() {
  const packages: Rows = Array.from({ length: 25 }, (_, at) => [
    ...[
      `T${at + 1}`,
      `Valley tour ${at + 1}`,
      '2 days',
      9000 + at,
      'Luxury and VIP Travel Packages',
    ],
    at < 3 ? 'dal lake.jpg' : null,
  ])
  const days: Rows = packages.flatMap(([id = '']) => [
    [id, 1, 'Arrive', 'By air'],
    [id, 2, 'Leave', 'By road'],
  ])
  const hotels: Rows = Array.from({ length: 10 }, (_, at) => [
    ...[
      `H${at + 1}`,
      `Poplar house ${at + 1}`,
      'By the lake',
      'stay@example.in',
      'Dal Gate',
      4000 + at,
    ],
  ])
  const rooms: Rows = hotels.map(([id = '']) => [id, 'Double', '2 adults', 3000])
  return { packages, days, hotels, rooms }
}

/** Ten mistakes of the kinds that people make, by sheet, row and column. */
const mistakes: ['packages' | 'days' | 'hotels' | 'rooms', number, number, string][] = [
  ['packages', 1, 3, 'on demand?'],
  ['packages', 2, 4, 'Luxurious'],
  ['packages', 0, 5, 'dall lake.jpg'],
  ['packages', 5, 1, ''],
  ['days', 12, 1, 'first'],
  ['days', 21, 3, ''],
  ['hotels', 3, 3, 'stay at example'],
  ['hotels', 4, 2, ''],
  ['rooms', 5, 3, 'free'],
  ['rooms', 6, 2, ''],
]

async function workbookOf({ packages, days, hotels, rooms }: ReturnType<typeof sheetsOf>) {
  const sheets = {
    'Travel packages': [packageHeading, ...packages],
    'Travel package days': [dayHeading, ...days],
    Hotels: [hotelHeading, ...hotels],
    'Hotel rooms': [roomHeading, ...rooms],
  }
  return { name: 'catalogue.xlsx', mimeType: type, buffer: await xlsx(sheets) }
}

async function pictures() {
  const zip = zipSync({ 'photos/Dal Lake.JPG': await jpeg(900, 600) })
  return { name: 'photos.zip', mimeType: type, buffer: Buffer.from(zip) }
}

type Files = Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]

async function sendSheets(page: Page, files: Files) {
  await page.getByLabel('Choose files').setInputFiles(files)
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByRole('heading', { name: 'Rows' })).toBeVisible({ timeout: 60_000 })
}

interface Imported {
  title: string
  dayWiseItinerary?: { $values: unknown[] }
}

/** The listings of a kind whose titles begin so. */
async function found(page: Page, kind: string, begin: string) {
  const answer = await page.request.get(`/api/${kind}?pageSize=100`)
  const all: Imported[] = (await answer.json()).$values
  return all.filter(({ title }) => title.startsWith(begin))
}

const hotels = (page: Page) => found(page, 'Hotel', 'Poplar house ')

test('a catalogue with ten mistakes is checked, mended, imported and taken back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const sheets = sheetsOf()
  for (const [sheet, row, column, cell] of mistakes) {
    const cells = sheets[sheet][row]
    if (cells) cells[column] = cell
  }
  await openScreen(page, '/admin/imports', 'Imports')
  await sendSheets(page, [await workbookOf(sheets), await pictures()])
  await expect(page.getByText(/^25 new, 10 to mend\.$/)).toBeVisible()
  await page.getByRole('link', { name: /^To mend 10$/ }).click()
  for (const words of [
    'Category must be one of Customizable Travel Itineraries (1), Luxury and VIP',
    '“dall lake.jpg” is not in the zip. Did you mean ‘Dal Lake.JPG’?',
    'Contact Email must be an email address.',
    'Day number must be',
  ]) {
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await expect(page.getByText('stay at example', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Send again' }).click()

  await sendSheets(page, [await workbookOf(sheetsOf()), await pictures()])
  await page.getByRole('button', { name: 'Import 35 rows' }).click()
  const undo = page.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('35 new.')).toBeVisible()
  const packages = await found(page, 'TravelPackage', 'Valley tour')
  expect(packages).toHaveLength(25)
  expect(packages[0]?.dayWiseItinerary?.$values).toHaveLength(2)
  expect(await hotels(page)).toHaveLength(10)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/travel-packages?q=Valley+tour')
  await expect(page.getByRole('link', { name: /Valley tour 1\b/ }).first()).toBeVisible()

  await openScreen(page, '/admin/imports', 'Imports')
  await undo.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click()
  await expect.poll(async () => (await hotels(page)).length, { timeout: 60_000 }).toBe(0)
  await page.getByRole('link', { name: 'catalogue.xlsx, photos.zip' }).first().click()
  await expect(page.getByText('35 rows undone.')).toBeVisible({ timeout: 20_000 })
})

test('an export is sent back changed', async ({ page }) => {
  await openScreen(page, '/admin/imports', 'Imports')
  await page.getByLabel('Listings').selectOption('Destinations')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export XLSX' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^destination-\d{4}-\d\d-\d\d\.xlsx$/)
  const [sheet] = await readTables({ name: 'a.xlsx', bytes: readFileSync(await file.path()) })
  const [heading = [], first = []] = sheet?.rows ?? []
  const name = heading.indexOf('Name')
  const changed = first.map((cell, at) => (at === name ? `${cell} and around` : cell))
  const buffer = await xlsx({ Destinations: [heading, changed] })
  await sendSheets(page, { name: 'places.xlsx', mimeType: type, buffer })
  await expect(page.getByText('1 changed.')).toBeVisible()
  await expect(page.getByText(`${first[name]} and around`).first()).toBeVisible()
  await expectAccessible(page)
})

test('a sheet whose headings nobody knows is told as a whole, and discarded', async ({ page }) => {
  await openScreen(page, '/admin/imports', 'Imports')
  const buffer = Buffer.from('Villa Title,Prise\nOrchard,1\n')
  await sendSheets(page, { name: 'Villas.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByRole('alert')).toContainText('Mend the headings first')
  await expect(page.getByText('Did you mean ‘price’?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible()
  await expect(page.getByText('Villas.csv')).toHaveCount(0)
})
