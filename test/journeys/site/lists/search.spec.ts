import { expect, type Locator, type Page } from '@playwright/test'
import { holdReads } from '../../support/staff.ts'
import { hydrated, live, test } from '../../support/visitor.ts'

const fieldOf = (page: Page) => page.getByRole('main').getByRole('searchbox')

/** Types before hydration; before the field's own, Enter would load the results as a new document. */
async function typeEarly(page: Page, words: string) {
  const field = fieldOf(page)
  await field.evaluate((element: HTMLInputElement, words) => {
    element.value = words
  }, words)
  await field.focus()
  await live(page)
  await hydrated(field)
  await expect(field).toHaveValue(words)
}

/** Presses Enter and types more during the search, which stays, as does the focus. */
async function searchTyping(page: Page, results: Locator, more: () => Promise<unknown>) {
  const field = fieldOf(page)
  const answer = await holdReads(page, /\.data\?.*q=/)
  const asked = page.waitForRequest(/\.data\?.*q=/)
  await page.keyboard.press('Enter')
  await asked
  await more()
  await field.fill('something in winter')
  answer()
  await expect(results).toBeVisible()
  const said = page.getByRole('status').filter({ hasText: /^\d+ results?/ })
  await expect(said).toHaveText((await results.textContent()) ?? '')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('something in winter')
}

test('a list keeps early input, announces results, and is filtered in view', async ({ page }) => {
  await page.goto('/hotels')
  await typeEarly(page, 'gulmarg')
  const price = page.getByLabel('Max price')
  const results = page.getByRole('heading', { name: /^\d+ results?/ })
  await searchTyping(page, results, async () => {
    await page.getByText('Filter and sort').click()
    await price.fill('9000')
  })
  await expect(price).toHaveValue('9000')
  await page.getByRole('link', { name: 'Remove “gulmarg”' }).press('Enter')
  await expect(page.getByRole('main').locator('#results')).toBeFocused()
  await expect(fieldOf(page)).toHaveValue('')

  await price.fill('6000')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL('/hotels?maxPrice=6000')
  await expect(results).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const strip = await page.locator('.carousel-hero').boundingBox()
  expect(strip?.height).toBeLessThan((header?.height ?? 0) + 144)
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL('/hotels?maxPrice=6000&sort=price')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page.getByRole('heading', { name: 'Hotels', exact: true })).toBeVisible()
})

test.describe('a missing page', () => {
  test.use({ expected: /404/ })

  test('offers the search, where the same holds; Back restores the last one', async ({ page }) => {
    const found = (words: string) =>
      page.getByRole('heading', { name: new RegExp(`^\\d+ results? for “${words}”$`) })
    expect((await page.goto('/no-such-page'))?.status()).toBe(404)
    await fieldOf(page).fill('gulmarg')
    await page.keyboard.press('Enter')
    await expect(found('gulmarg')).toBeVisible()
    await typeEarly(page, 'yoga')
    await searchTyping(page, found('yoga'), async () => {})
    await page.goBack()
    await expect(found('gulmarg')).toBeVisible()
    await expect(fieldOf(page)).toHaveValue('gulmarg')
  })
})
