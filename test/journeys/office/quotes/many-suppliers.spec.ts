import { expect } from '@playwright/test'
import { supplierBody } from '#catalogue/rates/supplier.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { createHistory } from '#server/history/history.ts'
import { createRates } from '#server/rates/rates.ts'
import { writeQuote } from '../../support/quotes.ts'
import { fillRateBook } from '../../support/rate-book.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: { prepare: addManySuppliers }, viewport: { width: 1440, height: 900 } })

/** All of them come before those of a place whose name begins with a later letter. */
async function addManySuppliers(dataDir: string) {
  const database = await openDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  const rates = createRates(database, createHistory(database))
  for (let at = 0; at < 510; at++) {
    await rates.createSupplier(
      supplierBody.parse({ name: `Aru Hut ${at}`, kind: 'hotel', place: 'Aru' }),
    )
  }
  await database.close()
}

test('a supplier beyond the first five hundred is near where the quote leads, found, and named', async ({
  page,
  request,
  ownerToken,
}) => {
  await fillRateBook(request, ownerToken)
  const { id } = await writeQuote(request, ownerToken)
  await openScreen(page, `/admin/quotes/${id}`, 'Asha Rao')
  await page.getByRole('button', { name: 'Add from the rate book' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Some of the suppliers are below.')).toBeVisible()
  const search = dialog.getByRole('searchbox', { name: 'Find a supplier' })
  await search.fill('nobody at all')
  await expect(dialog.getByText('No supplier has this name.')).toBeVisible()
  await search.fill('zabarwan houseboat')
  await expectAccessible(page)
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
