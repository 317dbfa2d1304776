import { expect, type Page } from '@playwright/test'
import { listingPath } from '#catalogue/listings/listing-path.ts'
import { expectAccessible } from '../../support/staff.ts'
import { live, test } from '../../support/visitor.ts'

async function firstPackage(page: Page) {
  const answer = await page.request.get('/api/TravelPackage')
  return (await answer.json()).$values[0]
}

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies the link or shows it, or opens WhatsApp, mail or the device’s share sheet', async ({
    page,
    server,
  }) => {
    // As a browser without a share sheet.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    )
    const { id, title } = await firstPackage(page)
    const url = server.url + listingPath({ kind: 'TravelPackage', id, title })
    await page.goto(`/travel-package/${id}`)
    await live(page)
    await page.getByRole('button', { name: 'Share' }).focus()
    await page.keyboard.press('Enter')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    const chat = page.locator('#share').getByRole('link', { name: 'WhatsApp' })
    await expect(chat).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    )
    const mail = page.locator('#share').getByRole('link', { name: 'E-mail' })
    await expect(mail).toHaveAttribute('href', /^mailto:\?subject=.+&body=.+/)
    await page.keyboard.press('Escape')
    await expect(mail).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText(url)).toBeVisible()
    await page.keyboard.press('Escape')

    await page.evaluate(() => {
      const share = (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data)
        return Promise.resolve()
      }
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    })
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = await page.locator('html').getAttribute('data-shared')
    expect(JSON.parse(shared ?? '')).toEqual({ title, url })
    await expect(page.locator('#share')).toBeHidden()
  })
})

test('a package’s page prints all days and the price, and the button only the sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = ''
    }
  })
  const { id } = await firstPackage(page)
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
  await page.goto(`/travel-package/${id}/print`)
  await live(page)
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('.site-footer')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.locator('.sheet h1')).toBeVisible()
  await expect(page.locator('.sheet h1')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('.sheet-days li').first()).toHaveCSS('break-inside', 'avoid')
})
