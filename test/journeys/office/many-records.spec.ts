import { expect } from '@playwright/test'
import { supplierBody } from '#catalogue/rates/supplier.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { createHistory } from '#server/history/history.ts'
import { createRates } from '#server/rates/rates.ts'
import { fillUpTo } from '../../../scripts/bench/fill.ts'
import { openNewQuote } from '../support/quotes.ts'
import { fillRateBook } from '../support/rate-book.ts'
import { openScreen, test } from '../support/staff.ts'

test.use({ ownServer: { prepare: addMany }, viewport: { width: 1440, height: 900 } })

/** A thousand destinations, and suppliers of a place that comes before all others. */
async function addMany(dataDir: string) {
  const database = await openDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await fillUpTo(database, 0, 1000, 'Destination')
  const rates = createRates(database, createHistory(database))
  for (let at = 0; at < 510; at++) {
    const supplier = { name: `Aru Hut ${at}`, kind: 'hotel', place: 'Aru' }
    await rates.createSupplier(supplierBody.parse(supplier))
  }
  await database.close()
}

const last = 'Walnut of Yusmarg 948'

test('finds a place beyond the first thousand for a local cost, and to list its costs', async ({
  page,
}) => {
  await openScreen(page, '/admin/local-costs', 'Local costs')
  const place = page.getByLabel('Place', { exact: true })
  const find = page.getByRole('searchbox', { name: 'Search for a place', exact: true })
  await expect(page.getByText('The list below has the first 1,000.').first()).toBeVisible()
  await expect(place.getByRole('option', { name: last })).toHaveCount(0)
  await page.getByLabel('What is paid for').fill('Pony to the meadow')
  await page.getByLabel('Lowest amount').fill('700')
  await find.fill(last)
  await expect(page).toHaveURL(/find=Walnut/)
  await place.selectOption({ label: last })
  await expect(page.getByLabel('What is paid for')).toHaveValue('Pony to the meadow')
  await find.fill('gulmarg')
  await expect(page).toHaveURL(/find=gulmarg/)
  await expect(place.getByRole('option', { name: 'Gulmarg', exact: true })).toHaveCount(1)
  await expect(place.locator('option:checked')).toHaveText(last)
  await page.getByRole('button', { name: 'Add Local Cost' }).click()
  await expect(page.getByText('Local cost added successfully!')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search for a place to show' }).fill(last)
  const shown = page.getByLabel('Show costs at')
  await shown.selectOption({ label: last })
  await expect(page.getByText(`No page names ${last} yet.`)).toBeVisible()
  await page.goto(page.url().replace(/find(Shown)?=[^&]*&?/g, ''))
  await expect(shown.locator('option:checked')).toHaveText(last)
  await page.getByRole('link', { name: 'Edit Pony to the meadow' }).click()
  await expect(place.locator('option:checked')).toHaveText(last)
})

test('finds a supplier beyond the first five hundred near where the quote leads, and names it', async ({
  page,
  request,
  ownerToken,
}) => {
  await fillRateBook(request, ownerToken)
  await openNewQuote({ page, request, ownerToken })
  await page.getByRole('button', { name: 'Add from the rate book' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Some of the suppliers are below.')).toBeVisible()
  const search = dialog.getByRole('searchbox', { name: 'Find a supplier' })
  await search.fill('nobody at all')
  await expect(dialog.getByText('No supplier has this name.')).toBeVisible()
  await search.fill('zabarwan houseboat')
  await dialog.getByRole('button', { name: /^Zabarwan Houseboats/ }).click()
  await dialog.getByRole('button', { name: /^Deluxe cabin/ }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const line = page.getByRole('button', { name: /^Zabarwan Houseboats, Deluxe cabin/ })
  await line.first().click()
  const about = page.getByText('Zabarwan Houseboats, Deluxe cabin, MAP')
  await expect(about).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await line.first().click()
  await expect(about).toBeVisible()
})
