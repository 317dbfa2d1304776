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

test('from Today any package is duplicated and its title changed with four taps', async ({
  page,
}) => {
  const taps = await countTaps(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'Go to…' }).tap()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('tulip')
  await page.getByRole('option', { name: 'Tulip Week in Srinagar' }).first().tap()
  const form = page.getByRole('region', { name: 'Form' })
  await form.getByRole('button', { name: 'Duplicate' }).tap()
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Tulip Week in Srinagar (copy)')
  await page.keyboard.type('Cherry Blossom Week')
  // What is typed now would be in no copy.
  await expect(form.getByRole('button', { name: 'Duplicate' })).toHaveCount(0)
  await page.getByRole('button', { name: words.update }).tap()
  await expect(page.getByText(words.updated.text)).toBeVisible()
  await expect(page.getByRole('row', { name: 'Cherry Blossom Week' })).toContainText('Draft')
  expect(taps()).toBeLessThanOrEqual(4)
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
