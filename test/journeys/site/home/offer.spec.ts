import { expect, type Page } from '@playwright/test'
import { button } from '../../support/screen.ts'
import { live, stopClock, test } from '../../support/visitor.ts'

const dayMs = 86_400_000
const start = Date.UTC(2026, 2, 1, 6)

test.use({ offer: true, viewport: { width: 360, height: 640 } })

const popup = (page: Page) =>
  page.getByRole('complementary', { name: 'Spring Tulip Festival Tour' })

/** The lines of its heading below its button. */
const coveredLines = (page: Page) =>
  popup(page).evaluate((offer) => {
    const button = offer.querySelector('.offer-close')?.getBoundingClientRect() ?? new DOMRect()
    const words = document.createRange()
    words.selectNodeContents(offer.querySelector('h2') ?? offer)
    const isCovered = (line: DOMRect) => line.right > button.x && line.top < button.bottom
    return [...words.getClientRects()].filter(isCovered).length
  })

test('appears at 2 s, counts down, closes at 17 s unless it is read', async ({ page }) => {
  const countdown = popup(page).getByRole('timer')
  const chat = page.getByRole('link', { name: 'Book Tulip Tour on WhatsApp' })
  /** Opens the page a number of days after the first visit, and waits in milliseconds. */
  async function open(days: number, waitMs: number) {
    await page.clock.pauseAt(start + days * dayMs)
    await page.goto('/')
    await live(page)
    await page.clock.runFor(waitMs)
  }
  await stopClock(page, start - 1000)
  await open(0, 0)
  await expect(chat).toBeVisible()
  const link = page.getByRole('link', { name: 'See travel packages' })
  await link.focus()
  await page.clock.runFor(1900)
  await expect(popup(page)).toBeHidden()
  await page.clock.runFor(100)
  await expect(countdown).toHaveText('9 days23 hours59 minutes58 seconds')
  const book = popup(page).getByRole('link', { name: 'Book Your Escape Now' })
  await expect(book).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hi%2C%20book%20me/)
  await expect(link).toBeFocused()
  await page.clock.runFor(1000)
  await expect(countdown).toHaveText(/57 seconds$/)
  expect(await coveredLines(page)).toBe(0)
  await expect(chat).toBeHidden()
  await page.clock.runFor(13_900)
  await expect(popup(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(popup(page)).toBeHidden()
  await expect(chat).toBeVisible()

  await open(3, 2000)
  await expect(countdown).toHaveText('6 days23 hours59 minutes58 seconds')
  await popup(page).getByRole('heading').hover()
  await page.clock.runFor(60_000)
  await expect(popup(page)).toBeVisible()
  await page.mouse.move(5, 100)
  await page.clock.runFor(2000)
  await expect(popup(page)).toBeHidden()

  // It counts from the first visit; once closed, it stays away for a week.
  await open(10.1, 4000)
  await expect(countdown).toHaveText('0 days0 hours0 minutes0 seconds')
  await button(popup(page), 'Close the offer').press('Enter')
  await expect(popup(page)).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
  await open(17, 3000)
  await expect(popup(page)).toBeHidden()
  await open(17.2, 2000)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
})
