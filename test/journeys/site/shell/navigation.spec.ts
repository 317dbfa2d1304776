import { expect, type Page } from '@playwright/test'
import { holdReads } from '../../support/staff.ts'
import { closeOffer, live, stopClock, test } from '../../support/visitor.ts'

const data = /\.data(\?|$)/
const minuteMs = 60_000

/** The links of the header, which stay in place while sections are laid out. */
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('navigation shows that a page is loading, and the home page that its packages and images are', async ({
  page,
}) => {
  await closeOffer(page)
  await page.goto('/About')
  await live(page)
  const toVillas = await holdReads(page, data)
  await main(page).getByRole('link', { name: 'Villas' }).click()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  toVillas()
  await expect(page).toHaveURL('/villas')
  await expect(page.getByText('Loading...', { exact: true })).toBeHidden()

  const home = await holdReads(page, data)
  const show = await holdReads(page, /\/uploads\/.*\.(avif|webp)$/)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Kashmir Escapes/ })
    .click()
  await expect(page.getByText('Loading packages...')).toBeVisible()
  home()
  await expect(page.getByRole('heading', { name: 'Our Travel Packages' })).toBeVisible()
  await expect(page.getByText('Loading packages...')).toBeHidden()

  const destinations = page.getByRole('region', { name: 'Featured Destinations' })
  await destinations.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await expect(destinations.getByText('Loading images...')).toBeVisible()
  show()
  await expect(destinations.getByText('Loading images...')).toBeHidden()
})

test('on a full load pictures are not measured, which would lay out sections early', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const measured: string[] = []
    Object.assign(window, { measured })
    const measure = HTMLImageElement.prototype.getBoundingClientRect
    HTMLImageElement.prototype.getBoundingClientRect = function () {
      measured.push(this.currentSrc)
      return measure.call(this)
    }
  })
  await page.goto('/')
  await live(page)
  await expect(page.getByRole('button', { name: /^Save for later/ }).first()).toBeAttached()
  const measured = await page.evaluate(() => (window as unknown as { measured: string[] }).measured)
  expect(measured).toEqual([])
})

test('after 120 s the browser loads the page itself', async ({ page }) => {
  await stopClock(page)
  await page.goto('/About')
  await live(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await holdReads(page, data)
  await main(page).getByRole('link', { name: 'Villas' }).click()
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
  await page.clock.runFor(2 * minuteMs - 10)
  expect(documents).toEqual([])
  await page.clock.runFor(10)
  await expect(page).toHaveURL('/villas')
  expect(documents).toEqual(['/villas'])
})

test('a page reloaded in its middle keeps its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/travel-packages')
  await live(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const link = page.getByRole('article').last().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const top = async () => (await link.boundingBox())?.y
  const before = await top()
  await page.reload()
  await live(page)
  await expect.poll(top).toBeCloseTo(before ?? Number.NaN, -1)
})

test.describe('over a bad connection', () => {
  test.use({
    expected: /ERR_FAILED|Failed to (fetch|load)|Error loading route module|We could not load/,
  })

  test('if code fails to load, the browser loads the requested page', async ({ page }) => {
    await page.goto('/About')
    await live(page)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await main(page).getByRole('link', { name: 'Villas' }).click()
    await expect(page).toHaveURL('/villas')
    await expect(page.getByRole('article').first()).toBeVisible()
    await main(page).getByRole('link', { name: 'Hotels' }).click()
    await expect(page).toHaveURL('/hotels')
    await page.reload()
    await expect(page).toHaveURL('/hotels')
  })

  test('a search reloaded while loading keeps its words', async ({ page }) => {
    await page.goto('/hotels')
    await live(page)
    await page.route(data, () => {})
    await page.getByRole('searchbox').first().fill('dal')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/hotels\?(.*&)?q=dal/)
  })

  test('the first screen works without its pictures', async ({ page }) => {
    await page.route(/\.(avif|webp)$/, (route) => route.abort())
    const logged = page.waitForEvent('console', (each) => each.type() === 'error')
    await page.goto('/')
    expect((await logged).text()).toContain('ERR_FAILED')
    const hero = await page.locator('.home-hero').boundingBox()
    expect(hero?.height).toBe(page.viewportSize()?.height)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
