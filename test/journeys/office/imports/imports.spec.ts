import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { readTables } from '../../../../server/tables/read-tables.ts'
import { xlsx } from '../../../samples/spreadsheets.ts'
import {
  mistakenSheets,
  pictures,
  sendSheets,
  sheetsOf,
  type,
  workbookOf,
} from '../../support/agency-sheets.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

interface Imported {
  title: string
  dayWiseItinerary?: { $values: unknown[] }
}

/** The listings of a kind whose titles begin with a text. */
async function found(page: Page, kind: string, begin: string) {
  const answer = await page.request.get(`/api/${kind}?pageSize=100`)
  const all: Imported[] = (await answer.json()).$values
  return all.filter(({ title }) => title.startsWith(begin))
}

const hotels = (page: Page) => found(page, 'Hotel', 'Poplar house ')

test('checks, corrects, imports and undoes a catalogue with ten errors', async ({ page }) => {
  test.setTimeout(180_000)
  await openScreen(page, '/admin/imports', 'Imports')
  await sendSheets(page, [await workbookOf(mistakenSheets()), await pictures()])
  await expect(page.getByText(/^25 new, 10 to correct\.$/)).toBeVisible()
  await page.getByRole('link', { name: /^To correct 10$/ }).click()
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

test('an edited export can be imported', async ({ page }) => {
  await openScreen(page, '/admin/imports', 'Imports')
  await page.getByLabel('Listings', { exact: true }).selectOption('Destinations')
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

test('reports a sheet with unknown headings as a whole, and discards it', async ({ page }) => {
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
