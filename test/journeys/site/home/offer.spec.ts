import { expect } from '@playwright/test'
import { button, link } from '../../support/screen.ts'
import { live, stopClock, test } from '../../support/visitor.ts'

const start = Date.UTC(2026, 2, 1, 6)

test.use({ offer: true, viewport: { width: 360, height: 640 } })

test('appears at 2 s, counts down, closes at 17 s unless it is read', async ({ page }) => {
  const popup = page.getByRole('complementary', { name: 'Spring Tulip Festival Tour' })
  const countdown = popup.getByRole('timer')
  const chat = link(page, 'Book Tulip Tour on WhatsApp')
  /** Opens the page a number of days after the first visit, and waits in milliseconds. */
  async function open(days: number, waitMs: number) {
    await page.clock.pauseAt(start + days * 86_400_000)
    await page.goto('/')
    await live(page)
    await page.clock.runFor(waitMs)
  }
  await stopClock(page, start - 1000)
  await open(0, 0)
  await expect(chat).toBeVisible()
  const other = link(page, 'See travel packages')
  await other.focus()
  await page.clock.runFor(1900)
  await expect(popup).toBeHidden()
  await page.clock.runFor(100)
  await expect(countdown).toHaveText('9 days23 hours59 minutes58 seconds')
  const book = link(popup, 'Book Your Escape Now')
  await expect(book).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hi%2C%20book%20me/)
  await expect(other).toBeFocused()
  await page.clock.runFor(1000)
  await expect(countdown).toHaveText(/57 seconds$/)
  const linesBelowButton = await popup.evaluate((offer) => {
    const close = offer.querySelector('.offer-close')?.getBoundingClientRect() ?? new DOMRect()
    const words = document.createRange()
    words.selectNodeContents(offer.querySelector('h2') ?? offer)
    return [...words.getClientRects()].filter(
      ({ right, top }) => right > close.left && top < close.bottom,
    )
  })
  expect(linesBelowButton).toEqual([])
  await expect(chat).toBeHidden()
  await page.clock.runFor(13_900)
  await expect(popup).toBeVisible()
  await page.clock.runFor(100)
  await expect(popup).toBeHidden()
  await expect(chat).toBeVisible()

  // It counts from the first visit, and stays while it is read.
  await open(10.1, 2000)
  await expect(countdown).toHaveText('0 days0 hours0 minutes0 seconds')
  await popup.getByRole('heading').hover()
  await page.clock.runFor(60_000)
  await expect(popup).toBeVisible()
  await page.mouse.move(5, 100)
  await page.clock.runFor(2000)
  await expect(popup).toBeHidden()

  // Once closed, it stays away for a week.
  await open(10.2, 4000)
  await button(popup, 'Close the offer').press('Enter')
  await expect(popup).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()
  await open(17.1, 3000)
  await expect(popup).toBeHidden()
  await open(17.3, 2000)
  await expect(popup).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
})
