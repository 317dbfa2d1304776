import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { live, stopClock, test } from '../../support/visitor.ts'

const dayMs = 86_400_000
const start = Date.UTC(2026, 2, 1, 6)

const popup = (page: Page) =>
  page.getByRole('complementary', { name: 'Spring Tulip Festival Tour' })
const countdown = (page: Page) => popup(page).getByRole('timer')

/** The home page after hydration, with the clock stopped. */
async function open(page: Page) {
  await stopClock(page, start)
  await page.goto('/')
  await live(page)
}

/** The same page, so many days after the first visit. */
async function openLater(page: Page, days: number) {
  await page.clock.pauseAt(start + days * dayMs)
  await page.reload()
  await live(page)
}

test('appears after 2 s, counts down, and closes at 17 s', async ({ page }) => {
  await open(page)
  const link = page.getByRole('link', { name: 'See travel packages' })
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
  await page.clock.runFor(13_900)
  await expect(popup(page)).toBeVisible()
  await page.clock.runFor(100)
  await expect(popup(page)).toBeHidden()
})

test('stays open while it is read', async ({ page }) => {
  await open(page)
  await page.clock.runFor(2000)
  await popup(page).getByRole('heading').hover()
  await page.clock.runFor(60_000)
  await expect(popup(page)).toBeVisible()
  await page.mouse.move(5, 300)
  await page.clock.runFor(2000)
  await expect(popup(page)).toBeHidden()
})

test('the countdown runs from the first visit, and stops at zero', async ({ page }) => {
  await open(page)
  await page.clock.runFor(2000)
  await expect(countdown(page)).toHaveText(/^9 days/)
  await openLater(page, 3)
  await page.clock.runFor(2000)
  await expect(countdown(page)).toHaveText('6 days23 hours59 minutes58 seconds')
  await openLater(page, 10)
  await page.clock.runFor(4000)
  await expect(countdown(page)).toHaveText('0 days0 hours0 minutes0 seconds')
})

test('stays closed for a week after closing; Escape closes it too', async ({ page }) => {
  await open(page)
  await page.clock.runFor(2000)
  await popup(page).getByRole('button', { name: 'Close the offer' }).click()
  await expect(popup(page)).toBeHidden()
  for (const [days, shown] of [
    [6.9, false],
    [7.1, true],
  ] as const) {
    await openLater(page, days)
    await page.clock.runFor(3000)
    await expect(popup(page)).toBeVisible({ visible: shown })
  }
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
})

test.describe('as configured', () => {
  test.use({ ownServer: {} })

  const set = async (request: APIRequestContext, token: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.put('/api/Setting', { headers, data })).status()).toBe(200)
  }

  test('old prices, offer, chat and maps follow the settings', async ({ page, ownerToken }) => {
    await page.goto('/')
    await expect(page.locator('s').first()).toBeAttached()
    await set(page.request, ownerToken, {
      oldPriceMarkup: 0,
      mapsUrl: 'https://maps.example/agency',
      popupTitle: 'Saffron weeks',
      popupText: 'The fields of Pampore bloom.',
      popupButton: 'See the fields',
      popupUrl: 'https://saffron.example/',
      popupDelayMs: 0,
      popupShownMs: 60_000,
      floatingButton: 'Ask about saffron',
      floatingWhatsappText: 'Saffron, please',
    })
    await page.reload()
    await live(page)
    const popup = page.getByRole('complementary', { name: 'Saffron weeks' })
    await expect(popup).toContainText('The fields of Pampore bloom.')
    const button = popup.getByRole('link', { name: 'See the fields' })
    await expect(button).toHaveAttribute('href', 'https://saffron.example/')
    const floating = page.getByRole('link', { name: 'Ask about saffron' })
    await expect(floating).toHaveAttribute('href', /\?text=Saffron%2C%20please/)
    const stars = page.getByRole('link', { name: /of 5 stars/ }).first()
    await expect(stars).toHaveAttribute('href', 'https://maps.example/agency')
    const { $values: hotels } = await (await page.request.get('/api/Hotel')).json()
    const reduced = hotels.filter(({ oldPrice }: { oldPrice: number | null }) => oldPrice !== null)
    await page.goto('/hotels')
    await expect(page.locator('s')).toHaveCount(reduced.length)
    await set(page.request, ownerToken, { popupEnabled: false, floatingEnabled: false })
    await page.goto('/')
    await live(page)
    await expect(floating).toHaveCount(0)
    await expect(popup).toHaveCount(0)
  })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('its heading and the chat do not overlap it', async ({ page }) => {
    await open(page)
    const chat = page.getByRole('link', { name: 'Book Tulip Tour on WhatsApp' })
    await expect(chat).toBeVisible()
    await page.clock.runFor(2000)
    await page.clock.runFor(1000)
    const button = await popup(page).getByRole('button', { name: 'Close the offer' }).boundingBox()
    const words = await popup(page)
      .getByRole('heading')
      .evaluate((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        return [...range.getClientRects()].map(({ right, top }) => ({ right, top }))
      })
    const under = words.filter(
      ({ right, top }) =>
        right > (button?.x ?? 0) && top < (button?.y ?? 0) + (button?.height ?? 0),
    )
    expect(under).toEqual([])
    await expect(chat).toBeHidden()
    await popup(page).getByRole('button', { name: 'Close the offer' }).click()
    await expect(chat).toBeVisible()
  })
})
