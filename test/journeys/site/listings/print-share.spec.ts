import { expect, type Page } from '@playwright/test'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { listed } from '../../support/public-pages.ts'
import { button, press, sees } from '../../support/screen.ts'
import { expectAccessible } from '../../support/staff.ts'
import { open, test } from '../../support/visitor.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Replaces the share sheet, or removes it. */
const replaceShare = (page: Page, isThere: boolean) =>
  page.evaluate((isThere) => {
    const share = async (data: ShareData) => Object.assign(window, { shared: data })
    const value = isThere ? share : undefined
    Object.defineProperty(navigator, 'share', { value, configurable: true })
  }, isThere)

test('shares by a copied link or the share sheet; prints days and price, by the button its sheet', async ({
  page,
  server,
}) => {
  const [{ id, title }] = await listed(page.request, 'TravelPackage')
  const url = server.url + listingPath({ kind: 'TravelPackage', id, title })
  await open(page, `/travel-package/${id}`)
  await replaceShare(page, false)
  const box = page.locator('#share')
  await button(page, 'Share').press('Enter')
  await expectAccessible(page)
  await press(page, 'Copy link')
  await sees(page, 'Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(button(page, 'Share')).toBeFocused()

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await press(page, 'Share')
  await press(page, 'Copy link')
  await sees(page, url)
  await page.keyboard.press('Escape')

  await replaceShare(page, true)
  await press(page, 'Share')
  expect(await page.evaluate(() => 'shared' in window && window.shared)).toEqual({ title, url })
  await expect(box).toBeHidden()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').locator('.days li:last-child .prose')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You may also like' })).toBeHidden()
  const bar = page.getByRole('complementary', { name: 'Price and booking' })
  await expect(bar).toContainText('₹')
  await expect(bar.getByRole('link')).toHaveCount(0)
  const contact = page.getByRole('contentinfo')
  await expect(contact.getByRole('link', { name: /^\+91/ })).toBeVisible()
  await expect(contact.locator('address')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(contact.getByRole('navigation')).toHaveCount(0)
  for (const width of [700, 1100]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(bar).not.toHaveCSS('position', 'fixed')
  }

  await page.emulateMedia({ media: 'screen' })
  await open(page, `/travel-package/${id}/print`)
  await page.evaluate(() => {
    window.print = () => Object.assign(window, { printed: true })
  })
  const print = button(page, 'Print or save as PDF')
  await print.click()
  expect(await page.evaluate(() => 'printed' in window)).toBe(true)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const screenOnly of [page.getByRole('banner'), page.locator('.site-footer'), print]) {
    await expect(screenOnly).toBeHidden()
  }
  await expect(page.locator('.sheet h1')).toBeVisible()
  await expect(page.locator('.sheet h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.sheet-days li').first()).toHaveCSS('break-inside', 'avoid')
})
