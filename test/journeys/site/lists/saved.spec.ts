import { expect, type Page } from '@playwright/test'
import { listed } from '../../support/public-pages.ts'
import { button, press, sees, title } from '../../support/screen.ts'
import { open, test } from '../../support/visitor.ts'

const heart = (page: Page, of: { title: string }) => button(page, `Save for later: ${of.title}`)

test('listings are saved, one by one and by a shared list, also in another tab, and a removal is undone; those viewed are shown until cleared', async ({
  page,
  context,
}) => {
  const [one, two] = await listed(page.request, 'Villa')
  const [hotel] = await listed(page.request, 'Hotel')
  const titles = page.getByRole('article').getByRole('heading')
  await open(page, `/saved?ids=${two.id},${one.id},99999`)
  await expect(titles).toHaveText([two.title, one.title])
  await press(page, 'Save all on this device')
  await page.getByRole('link', { name: 'See your saved listings' }).click()
  await expect(title(page, 'Saved listings')).toBeVisible()
  await expect(titles).toHaveCount(2)

  const other = await context.newPage()
  const recent = other.getByRole('region', { name: 'Recently viewed' })
  await open(other, '/hotels')
  await heart(other, hotel).press('Space')
  await expect(titles).toHaveCount(3)
  await other.getByRole('link', { name: hotel.title, exact: true }).click()
  await expect(title(other, hotel.title)).toBeVisible()
  await expect(recent).toHaveCount(0)
  await expect(heart(other, hotel)).toHaveAttribute('aria-pressed', 'true')
  await heart(other, hotel).click()
  await expect(titles).toHaveCount(2)
  await open(other, `/villas/${one.id}`)
  await expect(recent.getByRole('link')).toHaveText([new RegExp(hotel.title)])
  await other.getByRole('banner').getByRole('link', { name: 'Saved listings: 2' }).click()
  await expect(title(other, 'Saved listings')).toBeVisible()
  await expect(recent.getByRole('link')).toHaveCount(2)
  await press(recent, /^Clear/)
  await expect(recent).toHaveCount(0)
  await expect(other.locator('#content')).toBeFocused()
  expect(await other.evaluate(() => localStorage.viewed)).toBe('[]')
  await other.close()

  await page.evaluate((ids) => localStorage.setItem('saved', ids), `[99999,${one.id},${two.id}]`)
  await page.reload()
  await expect(titles).toHaveText([two.title, one.title])
  const told = page.locator('.saved-place').getByRole('status')
  await expect(told).toHaveText('One listing is no longer available.')
  expect(await page.evaluate(() => JSON.parse(localStorage.saved))).toEqual([one.id, two.id])
  await heart(page, one).click()
  await expect(told).toContainText('Removed from your list.')
  await expect(titles).toHaveCount(1)
  await expect(button(page, 'Undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titles).toHaveCount(2)
  await expect(told).toHaveText('One listing is no longer available.')
  for (const villa of [one, two]) await heart(page, villa).click()
  await page.reload()
  await sees(page, 'Nothing saved yet')
})
