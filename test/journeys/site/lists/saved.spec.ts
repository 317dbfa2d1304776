import { expect, type Page } from '@playwright/test'
import { listed } from '../../support/public-pages.ts'
import { open, test } from '../../support/visitor.ts'

const heart = (page: Page, title: string) =>
  page.getByRole('button', { name: `Save for later: ${title}` })

test('listings are saved, one by one and by a shared list, also in another tab, and a removal is undone', async ({
  page,
  context,
  server,
}) => {
  const [one, two] = await listed(page.request, 'Villa')
  const [hotel] = await listed(page.request, 'Hotel')
  const heading = page.getByRole('heading', { level: 1 })
  const titles = page.getByRole('article').getByRole('heading')
  await open(page, `/saved?ids=${two.id},${one.id},99999`)
  await expect(titles).toHaveText([two.title, one.title])
  await expect(page.getByText('One listing is no longer available')).toBeVisible()
  await page.getByRole('button', { name: 'Save all on this device' }).click()
  await page.getByRole('link', { name: 'See your saved listings' }).click()
  await expect(heading).toHaveText('Saved listings')
  await expect(titles).toHaveCount(2)

  const other = await context.newPage()
  await open(other, '/hotels')
  await heart(other, hotel.title).focus()
  await other.keyboard.press('Space')
  await expect(titles).toHaveCount(3)
  await other.getByRole('link', { name: hotel.title, exact: true }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(hotel.title)
  await expect(heart(other, hotel.title)).toHaveAttribute('aria-pressed', 'true')
  await heart(other, hotel.title).click()
  await expect(titles).toHaveCount(2)
  await other.getByRole('banner').getByRole('link', { name: 'Saved listings: 2' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Saved listings')
  await other.close()

  await page.evaluate((ids) => localStorage.setItem('saved', ids), `[99999,${one.id},${two.id}]`)
  await page.reload()
  await expect(titles).toHaveText([two.title, one.title])
  const told = page.locator('.saved-place').getByRole('status')
  await expect(told).toHaveText('One listing is no longer available.')
  expect(await page.evaluate(() => JSON.parse(localStorage.saved))).toEqual([one.id, two.id])
  const ask = page.getByRole('link', { name: 'Ask about all 2 on WhatsApp' })
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain('Hi, book me a trip to Kashmir')
  for (const { id, title } of [one, two]) {
    expect(text).toContain(`${title}\n${server.url}/villas/${id}/`)
  }
  await heart(page, one.title).click()
  await expect(told).toContainText('Removed from your list.')
  await expect(titles).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titles).toHaveCount(2)
  await expect(page.getByText('Removed from your list.')).toBeHidden()
  for (const { title } of [one, two]) await heart(page, title).click()
  await page.reload()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  const ways = page.getByRole('navigation', { name: 'Start browsing' })
  await expect(ways.getByRole('link', { name: 'Villas' })).toHaveAttribute('href', '/villas')
})

test('recently viewed listings are shown until cleared', async ({ page }) => {
  const [one, two] = await listed(page.request, 'TravelPackage')
  await open(page, `/travel-package/${one.id}`)
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await expect(recent).toHaveCount(0)
  await page.goto(`/travel-package/${two.id}`)
  await expect(recent.getByRole('link')).toHaveCount(1)
  await expect(recent.getByRole('link')).toContainText(one.title)
  await page.goto('/saved')
  await expect(recent.getByRole('link')).toHaveCount(2)
  await recent.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBe('[]')
})
