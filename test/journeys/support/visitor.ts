import { expect, type Locator, type Page } from '@playwright/test'
import { addressOf } from './public-pages.ts'
import { test as base } from './server.ts'

interface VisitorOptions {
  /** Console errors that a test provokes on purpose. */
  expected: RegExp
  /** Whether the home page shows the offer, which would cover other elements. */
  offer: boolean
}

/** Tests that fail if the browser logs an error or refuses a script. */
export const test = base.extend<VisitorOptions>({
  expected: [/^$/, { option: true }],
  offer: [false, { option: true }],

  page: async ({ page, expected, offer }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    if (!offer) await closeOffer(page)
    await use(page)
    expect(complaints.filter((text) => !expected.test(text))).toEqual([])
  },
})

/** Waits for hydration, which a key press without effect triggers. */
export async function live(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
}

/** Opens a page, with kinds in place of ids as in `addressOf`, and waits for hydration. */
export async function open(page: Page, address: string) {
  await page.goto(await addressOf(address, page.request))
  await live(page)
}

/** Opens another page as a link does, without loading the document again. */
export async function follow(page: Page, address: string) {
  const path = await addressOf(address, page.request)
  await page.evaluate((path) => {
    for (const each of document.querySelectorAll('main > *')) each.setAttribute('data-left', '')
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator('[data-left]')).toHaveCount(0)
}

/** Waits until React handles the element’s events: sections are hydrated one after another. */
export async function hydrated(element: Locator) {
  const isKnown = (each: Element) => Object.keys(each).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => element.evaluate(isKnown)).toBe(true)
  // React knows it before its section is ready, which is once nothing is left to do.
  await element.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

/** Presses Tab until it has the focus; fails if it is not reachable by keyboard. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

/** Stores that the offer was just closed. */
export const closeOffer = (page: Page) =>
  page.addInitScript(() => {
    if (origin === 'null') return
    const now = Date.now()
    const memory = { title: 'Spring Tulip Festival Tour', firstSeen: now, closedAt: now }
    localStorage.setItem('offer', JSON.stringify(memory))
  })

/** Lets pages opened from now on believe that they are on such a network. */
export const onNetwork = (page: Page, network: { saveData: true } | { effectiveType: string }) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
  }, network)

/** Stops the clock at a moment, unless the test advances it. */
export async function stopClock(page: Page, at = Date.UTC(2031, 4, 4, 6)) {
  await page.clock.install({ time: at - 60_000 })
  await page.clock.pauseAt(at)
}

export const visitor = { name: 'Asha Rao', email: 'asha@example.in', phone: '+91 98765 43210' }

/** The date a number of days from now, for a date field. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export async function fillBooking(page: Page) {
  await fillContact(page, visitor.name)
  await page.getByLabel('Start date').fill(inDays(30))
  await page.getByLabel('End date').fill(inDays(35))
  await page.getByLabel('Adults').fill('2')
}

export async function fillContact(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(visitor.email)
  await page.getByLabel('Phone').fill('9876543210')
}

/** The confirmation is completely visible, below the header and above a phone's bar. */
export async function expectSentInView(page: Page, said: string) {
  const words = page.getByRole('status').getByText(said, { exact: true })
  await expect(words).toBeInViewport({ ratio: 1 })
  const box = await words.boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
  expect(box?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
}
