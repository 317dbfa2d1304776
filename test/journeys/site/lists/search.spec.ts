import { expect } from '@playwright/test'
import { holdReads } from '../../support/staff.ts'
import { hydrated, live, test } from '../../support/visitor.ts'

const found = /^\d+ results? for “gulmarg”$/

// Apart, since on a busy machine a page takes half a minute.
for (const path of ['/search', '/hotels']) {
  test(`on ${path} input before hydration and during a search is kept, and results are announced`, async ({
    page,
  }) => {
    await page.goto(path)
    const field = page.getByRole('main').getByRole('searchbox')
    await field.evaluate((element: HTMLInputElement) => {
      element.value = 'gulmarg'
    })
    await field.focus()
    await live(page)
    // Before, Enter would load the results as a new document.
    await hydrated(field)
    await expect(field).toHaveValue('gulmarg')

    const answer = await holdReads(page, /\.data\?.*q=/)
    const asked = page.waitForRequest(/\.data\?.*q=/)
    await page.keyboard.press('Enter')
    await asked
    const price = page.getByLabel('Max price')
    if (path === '/hotels') {
      await page.getByText('Filter and sort').click()
      await price.fill('9000')
    }
    await field.fill('gulmarg in winter')
    answer()
    const results = page.getByRole('heading', { name: /^\d+ results?/ })
    await expect(results).toBeVisible()
    const said = page.getByRole('status').filter({ hasText: /^\d+ results?/ })
    await expect(said).toHaveText((await results.textContent()) ?? '')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('gulmarg in winter')
    if (path !== '/hotels') return
    await expect(price).toHaveValue('9000')
    await page.getByRole('link', { name: 'Remove “gulmarg”' }).press('Enter')
    await expect(page.getByRole('main').locator('#results')).toBeFocused()
  })
}

test.describe('a missing page', () => {
  test.use({ expected: /404/ })

  test('offers the search; Back restores the last one with its words', async ({ page }) => {
    expect((await page.goto('/no-such-page'))?.status()).toBe(404)
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('gulmarg')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: found })).toBeVisible()
    await live(page)
    await field.fill('yoga')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /for “yoga”$/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: found })).toBeVisible()
    await expect(field).toHaveValue('gulmarg')
  })
})
