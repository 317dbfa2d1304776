import { expect, type Page } from '@playwright/test'
import { live, open, stopClock, test } from '../../support/visitor.ts'

const dayMs = 86_400_000
const start = Date.UTC(2026, 2, 1, 6)

test.use({ offer: true, viewport: { width: 360, height: 640 } })

const popup = (page: Page) =>
  page.getByRole('complementary', { name: 'Spring Tulip Festival Tour' })
const countdown = (page: Page) => popup(page).getByRole('timer')

/** The home page, with the clock stopped. */
async function openFirst(page: Page) {
  await stopClock(page, start)
  await open(page, '/')
}

/** The same page, a number of days after the first visit. */
async function openLater(page: Page, days: number) {
  await page.clock.pauseAt(start + days * dayMs)
  await page.reload()
  await live(page)
}

test('appears at 2 s, counts down, closes at 17 s unless it is read', async ({ page }) => {
  await openFirst(page)
  const link = page.getByRole('link', { name: 'See travel packages' })
  const chat = page.getByRole('link', { name: 'Book Tulip Tour on WhatsApp' })
  await expect(chat).toBeVisible()
  await link.focus()
  await page.clock.runFor(1900)
  await expect(popup(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(popup(page)).toBeVisible()
  await expect(countdown(page)).toHaveText('9 days23 hours59 minutes58 seconds')
  const book = popup(page).getByRole('link', { name: 'Book Your Escape Now' })
  await expect(book).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hi%2C%20book%20me/)
  await expect(link).toBeFocused()
  await page.clock.runFor(1000)
  await expect(countdown(page)).toHaveText(/57 seconds$/)
  expect(await coveredWords(page)).toEqual([])
  await expect(chat).toBeHidden()
  await page.clock.runFor(13_900)
  await expect(popup(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(popup(page)).toBeHidden()
  await expect(chat).toBeVisible()

  await openLater(page, 3)
  await page.clock.runFor(2000)
  await expect(countdown(page)).toHaveText('6 days23 hours59 minutes58 seconds')
  await popup(page).getByRole('heading').hover()
  await page.clock.runFor(60_000)
  await expect(popup(page)).toBeVisible()
  await page.mouse.move(5, 100)
  await page.clock.runFor(2000)
  await expect(popup(page)).toBeHidden()
})

/** The lines of its heading below its button. */
async function coveredWords(page: Page) {
  const button = await popup(page).getByRole('button', { name: 'Close the offer' }).boundingBox()
  const { x = 0, y = 0, height = 0 } = button ?? {}
  const lines = await popup(page)
    .getByRole('heading')
    .evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return [...range.getClientRects()].map(({ right, top }) => ({ right, top }))
    })
  return lines.filter(({ right, top }) => right > x && top < y + height)
}

test('stays closed for a week; its time runs from the first visit', async ({ page }) => {
  await openFirst(page)
  await page.clock.runFor(2000)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  await openLater(page, 6.9)
  await page.clock.runFor(3000)
  await expect(popup(page)).toBeHidden()
  await openLater(page, 10.1)
  await page.clock.runFor(4000)
  await expect(countdown(page)).toHaveText('0 days0 hours0 minutes0 seconds')
  await popup(page).getByRole('button', { name: 'Close the offer' }).press('Enter')
  await expect(popup(page)).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
})
