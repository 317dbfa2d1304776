import { expect, type Page } from '@playwright/test'
import { holdReads } from '../../support/staff.ts'
import { live, open, stopClock, test } from '../../support/visitor.ts'

test.use({ expected: /ERR_|Failed to (fetch|load)|Error loading route module|We could not load/ })

const data = /\.data(\?|$)/

/** Follows a link of the header, which stays in place while sections are laid out. */
const followTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

const loading = (page: Page) => page.getByText('Loading...', { exact: true })

test('says that a page, the home page’s packages and its images are loading', async ({ page }) => {
  await open(page, '/About')
  const toVillas = await holdReads(page, data)
  await followTo(page, 'Villas')
  await expect(loading(page)).toBeVisible()
  toVillas()
  await expect(page).toHaveURL('/villas')
  await expect(loading(page)).toBeHidden()

  const home = await holdReads(page, data)
  const show = await holdReads(page, /\/uploads\/.*\.(avif|webp)$/)
  const logo = page.getByRole('banner').getByRole('link', { name: /^Kashmir Escapes/ })
  await logo.click()
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

test('the first screen works without its pictures, and a full load measures none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const measure = HTMLImageElement.prototype.getBoundingClientRect
    HTMLImageElement.prototype.getBoundingClientRect = function () {
      // It would lay out sections early.
      console.error('measured', this.currentSrc)
      return measure.call(this)
    }
  })
  const arrive = await holdReads(page, /\.(avif|webp)$/)
  await page.route(/dal-dawn.*\.(avif|webp)$/, (route) => route.abort())
  const logged = page.waitForEvent('console', (each) => each.type() === 'error')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect((await logged).text()).toContain('ERR_FAILED')
  const hero = await page.locator('.home-hero').boundingBox()
  expect(hero?.height).toBe(page.viewportSize()?.height)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await live(page)
  await expect(page.getByRole('button', { name: /^Save for later/ }).first()).toBeAttached()
  arrive()
  // Locators would measure it.
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('.destinations img')?.complete,
  )
})

test('after 120 s the browser loads the page itself', async ({ page }) => {
  await stopClock(page)
  await open(page, '/About')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  await holdReads(page, data)
  await followTo(page, 'Villas')
  await expect(loading(page)).toBeVisible()
  await page.clock.runFor(120_000 - 10)
  expect(documents).toEqual([])
  await page.clock.runFor(10)
  await expect(page).toHaveURL('/villas')
  expect(documents).toEqual(['/villas'])
})

test('if code fails to load, the browser loads the requested page', async ({ page }) => {
  await open(page, '/About')
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await followTo(page, 'Villas')
  await expect(page).toHaveURL('/villas')
  await expect(page.getByRole('article').first()).toBeVisible()
  await followTo(page, 'Hotels')
  await expect(page).toHaveURL('/hotels')
  await page.reload()
  await expect(page).toHaveURL('/hotels')
})

test('a reloaded page keeps its scroll position, a reloaded search its words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/travel-packages')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const link = page.getByRole('article').last().getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  const top = async () => (await link.boundingBox())?.y
  const before = await top()
  await page.reload()
  await live(page)
  await expect.poll(top).toBeCloseTo(before ?? Number.NaN, -1)

  await page.route(data, () => {})
  await page.getByRole('searchbox').first().fill('dal')
  await page.keyboard.press('Enter')
  await expect(loading(page)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/travel-packages\?(.*&)?q=dal/)
})
