import { expect } from '@playwright/test'
import { supplierBody } from '#catalogue/rates/supplier.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { createHistory } from '#server/history/history.ts'
import { createRates } from '#server/rates/rates.ts'
import { fillUpTo } from '../../../scripts/bench/fill.ts'
import { openNewQuote } from '../support/quotes.ts'
import { fillRateBook } from '../support/rate-book.ts'
import { press, sees } from '../support/screen.ts'
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

test('finds a place beyond the first thousand, and a supplier beyond the first five hundred', async ({
  page,
  request,
  ownerToken,
}) => {
  await openScreen(page, '/admin/local-costs', 'Local costs')
  const place = page.getByLabel('Place', { exact: true })
  const find = page.getByRole('searchbox', { name: 'Search for a place', exact: true })
  await expect(page.getByText('The list below has the first 1,000.').first()).toBeVisible()
  await expect(place.getByRole('option', { name: last })).toHaveCount(0)
  await page.getByLabel('What is paid for').fill('Pony to the meadow')
  await page.getByLabel('Lowest amount').fill('700')
  await find.fill(last)
  await place.selectOption({ label: last })
  await expect(page.getByLabel('What is paid for')).toHaveValue('Pony to the meadow')
  await find.fill('gulmarg')
  await expect(place.getByRole('option', { name: 'Gulmarg', exact: true })).toHaveCount(1)
  await expect(place.locator('option:checked')).toHaveText(last)
  await press(page, 'Add Local Cost')
  await sees(page, 'Local cost added successfully!')
  await page.getByRole('searchbox', { name: 'Search for a place to show' }).fill(last)
  const shown = page.getByLabel('Show costs at')
  await shown.selectOption({ label: last })
  await sees(page, `No page names ${last} yet.`)
  await page.goto(page.url().replace(/find(Shown)?=[^&]*&?/g, ''))
  await expect(shown.locator('option:checked')).toHaveText(last)
  await page.getByRole('link', { name: 'Edit Pony to the meadow' }).click()
  await expect(place.locator('option:checked')).toHaveText(last)

  await fillRateBook(request, ownerToken)
  await openNewQuote({ page, request, ownerToken })
  await press(page, 'Add from the rate book')
  const dialog = page.getByRole('dialog')
  await sees(dialog, 'Some of the suppliers are below.')
  const search = dialog.getByRole('searchbox', { name: 'Find a supplier' })
  await search.fill('nobody at all')
  await sees(dialog, 'No supplier has this name.')
  await search.fill('zabarwan houseboat')
  await press(dialog, /^Zabarwan Houseboats/)
  await press(dialog, /^Deluxe cabin/)
  await press(dialog, 'Done')
  const line = page.getByRole('button', { name: /^Zabarwan Houseboats, Deluxe cabin/ })
  const about = 'Zabarwan Houseboats, Deluxe cabin, MAP'
  await line.first().click()
  await sees(page, about)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await line.first().click()
  await sees(page, about)
})
