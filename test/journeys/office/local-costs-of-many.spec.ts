import { expect } from '@playwright/test'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { fillUpTo } from '../../../scripts/bench/fill.ts'
import { expectAccessible, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: { prepare: addThousandPlaces } })

async function addThousandPlaces(dataDir: string) {
  const database = await openDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await fillUpTo(database, 0, 1000, 'Destination')
  await database.close()
}

const last = 'Walnut of Yusmarg 948'

test('a place beyond the first thousand is found for a local cost, and to list its costs', async ({
  page,
}) => {
  await openScreen(page, '/admin/local-costs', 'Local costs')
  const place = page.getByLabel('Place', { exact: true })
  await expect(place.getByRole('option', { name: last })).toHaveCount(0)
  await page.getByLabel('What is paid for').fill('Pony to the meadow')
  await page.getByLabel('Lowest amount').fill('700')
  await page.getByRole('searchbox', { name: 'Search for a place', exact: true }).fill(last)
  await expect(page).toHaveURL(/find=Walnut/)
  await place.selectOption({ label: last })
  await expect(page.getByLabel('What is paid for')).toHaveValue('Pony to the meadow')
  await page.getByRole('searchbox', { name: 'Search for a place', exact: true }).fill('gulmarg')
  await expect(page).toHaveURL(/find=gulmarg/)
  await expect(place.getByRole('option', { name: 'Gulmarg', exact: true })).toHaveCount(1)
  await expect(place.locator('option:checked')).toHaveText(last)
  await page.getByRole('button', { name: 'Add Local Cost' }).click()
  await expect(page.getByText('Local cost added successfully!')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search for a place to show' }).fill(last)
  const shown = page.getByLabel('Show costs at')
  await shown.selectOption({ label: last })
  await expect(page.getByText(`No page names ${last} yet.`)).toBeVisible()
  await expectAccessible(page)
  await page.goto(page.url().replace(/find(Shown)?=[^&]*&?/g, ''))
  await expect(shown.locator('option:checked')).toHaveText(last)
  await page.getByRole('link', { name: 'Edit Pony to the meadow' }).click()
  await expect(place.locator('option:checked')).toHaveText(last)
})
