import { expect, type Page } from '@playwright/test'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { listed } from '../../support/public-pages.ts'
import { expectAccessible } from '../../support/staff.ts'
import { open, test } from '../../support/visitor.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Replaces a function of the browser, or removes it. */
const replaceShare = (page: Page, isThere: boolean) =>
  page.evaluate((isThere) => {
    const share = (data: ShareData) => {
      document.documentElement.dataset.shared = JSON.stringify(data)
      return Promise.resolve()
    }
    const value = isThere ? share : undefined
    Object.defineProperty(navigator, 'share', { value, configurable: true })
  }, isThere)

test('shares by a copied link, WhatsApp, mail or the share sheet', async ({ page, server }) => {
  const [{ id, title }] = await listed(page.request, 'TravelPackage')
  const url = server.url + listingPath({ kind: 'TravelPackage', id, title })
  await open(page, `/travel-package/${id}`)
  await replaceShare(page, false)
  const share = page.getByRole('button', { name: 'Share' })
  const copy = page.getByRole('button', { name: 'Copy link' })
  await share.focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await copy.click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  const link = (name: string) => page.locator('#share').getByRole('link', { name })
  const chat = `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`
  await expect(link('WhatsApp')).toHaveAttribute('href', chat)
  await expect(link('E-mail')).toHaveAttribute('href', /^mailto:\?subject=.+&body=.+/)
  await page.keyboard.press('Escape')
  await expect(link('E-mail')).toBeHidden()
  await expect(share).toBeFocused()

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await share.click()
  await copy.click()
  await expect(page.getByText(url)).toBeVisible()
  await page.keyboard.press('Escape')

  await replaceShare(page, true)
  await share.click()
  const shared = await page.locator('html').getAttribute('data-shared')
  expect(JSON.parse(shared ?? '')).toEqual({ title, url })
  await expect(page.locator('#share')).toBeHidden()
})

test('prints a package’s days and price, by the button its sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = ''
    }
  })
  const [{ id }] = await listed(page.request, 'TravelPackage')
  await page.goto(`/travel-package/${id}`)
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
  const print = page.getByRole('button', { name: 'Print or save as PDF' })
  await print.click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const screenOnly of [page.getByRole('banner'), page.locator('.site-footer'), print]) {
    await expect(screenOnly).toBeHidden()
  }
  await expect(page.locator('.sheet h1')).toBeVisible()
  await expect(page.locator('.sheet h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.sheet-days li').first()).toHaveCSS('break-inside', 'avoid')
})
