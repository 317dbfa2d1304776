import { expect } from '@playwright/test'
import { holdReads } from '../../support/staff.ts'
import { live, test } from '../../support/visitor.ts'

const found = /^\d+ results? for “gulmarg”$/

test('input before hydration and during a search is kept', async ({ page }) => {
  for (const path of ['/search', '/hotels']) {
    await page.goto(path)
    const field = page.getByRole('main').getByRole('searchbox')
    await field.evaluate((element: HTMLInputElement) => {
      element.value = 'gulmarg'
    })
    await field.focus()
    await live(page)
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
    await expect(page.getByRole('heading', { name: /^\d+ results?/ })).toBeVisible()
    await expect(field).toHaveValue('gulmarg in winter')
    if (path === '/hotels') await expect(price).toHaveValue('9000')
    await page.unroute(/\.data\?.*q=/)
  }
})

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
