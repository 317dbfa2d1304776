import { expect } from '@playwright/test'
import { screens } from '../../../../app/admin/screens.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

test.use({
  ownServer: {},
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
})

const { TravelPackage: words } = screens

test('a package is duplicated and its title changed with four taps', async ({ page, request }) => {
  const taps = await countTaps(page)
  await openScreen(page, '/admin/travel', words.title)
  const before = (await (await request.get('/api/TravelPackage?q=tulip+week')).json()).$values[0]
  await page.getByRole('button', { name: 'More for Tulip Week in Srinagar' }).tap()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Duplicate' }).tap()
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Tulip Week in Srinagar (copy)')
  // It is selected, so that typing takes its place.
  await page.keyboard.type('Almond Blossom Week')
  await expectAccessible(page)
  await page.getByRole('button', { name: words.update }).tap()
  await expect(page.getByText(words.updated.text)).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(4)
  const row = page.getByRole('row', { name: 'Almond Blossom Week' })
  await expect(row).toContainText('Draft')
  const id = (await row.getByRole('link').getAttribute('href'))?.match(/edit=(\d+)/)?.[1]
  expect(Number(id)).not.toBe(before.id)
})

test('a double click makes one copy', async ({ page }) => {
  await openScreen(page, '/admin/travel', words.title)
  const asked: string[] = []
  page.on('request', (each) => each.url().endsWith('/duplicate') && asked.push(each.url()))
  await page.getByRole('button', { name: 'More for Tulip Week in Srinagar' }).tap()
  await page.getByRole('menuitem', { name: 'Duplicate' }).evaluate((item: HTMLElement) => {
    item.click()
    item.click()
  })
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  expect(asked).toHaveLength(1)
})
