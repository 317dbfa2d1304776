import { expect } from '@playwright/test'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { fillUpTo } from '../../../../scripts/bench/fill.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: { prepare: addThousandHotels } })

async function addThousandHotels(dataDir: string) {
  const database = await openDatabase(readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await fillUpTo(database, 0, 1000, 'Hotel')
  await database.close()
}

test('finds a hotel beyond the first thousand, and shows its name when open', async ({ page }) => {
  await openScreen(page, '/admin/hotelroom', 'Manage Hotel Rooms')
  const hotel = page.getByLabel('Hotel', { exact: true })
  const last = { label: 'Walnut of Yusmarg 948' }
  await expect(page.getByText('The list below has the first 1,000.')).toBeVisible()
  await expect(hotel.getByRole('option', { name: last.label })).toHaveCount(0)
  await page.getByLabel('Name').fill('Typed before')
  await page.getByRole('searchbox', { name: 'Search' }).fill('walnut yusmarg 948')
  await expect(page).toHaveURL(/find=walnut/)
  await expectAccessible(page)
  await hotel.selectOption(last)
  await expect(page.getByText('Walnut 1', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Typed before')
  await page.reload()
  await expect(hotel.locator('option:checked')).toHaveText(last.label)
})
