import { expect, type Page } from '@playwright/test'
import { holdReads } from '../../support/staff.ts'
import { hydrated, live, test } from '../../support/visitor.ts'

test.use({ expected: /404/ })

const searchbox = (page: Page) => page.getByRole('main').getByRole('searchbox')
const results = (page: Page, words = /^\d+ results?/) => page.getByRole('heading', { name: words })

/** Types before hydration, sends it, and types other words before the results come. */
async function search(page: Page, words: string, typeMore?: () => Promise<void>) {
  const field = searchbox(page)
  await field.evaluate((element: HTMLInputElement, text) => {
    element.value = text
  }, words)
  await field.focus()
  await live(page)
  // Before, Enter would load the results as a new document.
  await hydrated(field)
  await expect(field).toHaveValue(words)

  const answer = await holdReads(page, /\.data\?.*q=/)
  const asked = page.waitForRequest(/\.data\?.*q=/)
  await page.keyboard.press('Enter')
  await asked
  await typeMore?.()
  await field.fill(`${words} in winter`)
  answer()
  const said = page.getByRole('status').filter({ hasText: /^\d+ results?/ })
  await expect(said).toBeAttached()
  await expect(said).toHaveText((await results(page).textContent()) ?? '')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(`${words} in winter`)
}

// Apart, since on a busy machine a page takes half a minute.
test('a missing page offers the search, whose words are never lost', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await searchbox(page).fill('gulmarg')
  await page.keyboard.press('Enter')
  await expect(results(page, /^\d+ results? for “gulmarg”$/)).toBeVisible()
  await search(page, 'yoga')
  await expect(results(page, /for “yoga”$/)).toBeVisible()
  await searchbox(page).fill('yoga')
  await page.goBack()
  await expect(results(page, /^\d+ results? for “gulmarg”$/)).toBeVisible()
  await expect(searchbox(page)).toHaveValue('gulmarg')
})

test('a list keeps its other fields too during a search', async ({ page }) => {
  await page.goto('/hotels')
  const price = page.getByLabel('Max price')
  await search(page, 'gulmarg', async () => {
    await page.getByText('Filter and sort').click()
    await price.fill('9000')
  })
  await expect(price).toHaveValue('9000')
  await page.getByRole('link', { name: 'Remove “gulmarg”' }).press('Enter')
  await expect(page.getByRole('main').locator('#results')).toBeFocused()
})
