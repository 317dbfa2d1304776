import { expect, type Page } from '@playwright/test'
import { follow, link, press, title } from '../../support/screen.ts'
import { holdReads } from '../../support/staff.ts'
import { hydrated, live, open, stopClock, test, visitor } from '../../support/visitor.ts'

test.use({ expected: /ERR_|status of 500|Error (fetching|loading)|Failed to|We could not/ })

const data = /\.data(\?|$)/

/** Follows a link of the header, which stays in place while sections are laid out. */
const followTo = (page: Page, name: string) =>
  link(page.getByRole('navigation', { name: 'Main' }), name).click()

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
  await link(page.getByRole('banner'), /^Kashmir Escapes/).click()
  await expect(page.getByText('Loading packages...')).toBeVisible()
  home()
  await expect(page.getByRole('heading', { name: 'Our Travel Packages' })).toBeVisible()
  await expect(page.getByText('Loading packages...')).toBeHidden()

  const destinations = page.getByRole('region', { name: 'Featured Destinations' })
  const pictures = destinations.getByText('Loading images...')
  await destinations.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
  await expect(pictures).toBeVisible()
  show()
  await expect(pictures).toBeHidden()
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
  await expect(title(page)).toBeVisible()
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
  const last = page.getByRole('article').last().getByRole('link').first()
  await last.scrollIntoViewIfNeeded()
  const top = async () => (await last.boundingBox())?.y
  const before = await top()
  await page.reload()
  await live(page)
  await expect.poll(top).toBeCloseTo(before ?? Number.NaN, -1)

  await page.route(data, () => {})
  const search = page.getByRole('searchbox').first()
  await hydrated(search)
  await search.fill('dal')
  await page.keyboard.press('Enter')
  await expect(loading(page)).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/travel-packages\?(.*&)?q=dal/)
})

test('a hotel fades in at its top; with reduced motion it is there at once', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: { faded?: boolean; crossing?: string } = {}
    Object.assign(window, { seen })
    addEventListener('transitionrun', ({ target, propertyName }) => {
      if ((target as Element).matches('.fades-in')) seen.faded = propertyName === 'opacity'
    })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      transition.ready.then(() => {
        const list = getComputedStyle(document.documentElement, '::view-transition-new(root)')
        seen.crossing = list.animationName
      })
      return transition
    }
  })
  const hotel = 'The Painted Kingfisher Houseboats'
  for (const [reducedMotion, seen] of [
    ['no-preference', { faded: true, crossing: expect.stringContaining('view-transition') }],
    ['reduce', { crossing: 'none' }],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await open(page, '/hotels')
    await link(page, hotel).click()
    await expect(title(page)).toHaveText(hotel)
    await expect.poll(() => page.evaluate(() => Object(window).seen)).toEqual(seen)
    await expect(page.locator('.fades-in')).toHaveCSS('opacity', '1')
    await expect(page.locator('#content')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})

const toHotels = (page: Page) => follow(page.getByRole('contentinfo'), 'Hotels')

const stopped = (page: Page) => page.getByRole('alert')
const says = (page: Page, text: string) =>
  expect(stopped(page).getByText(text, { exact: true })).toBeVisible()
const retry = (page: Page) => press(stopped(page), 'Retry')

async function openContact(page: Page) {
  await open(page, '/contact')
  await page.getByLabel('Name').fill(visitor.name)
}
const keepsName = (page: Page) => expect(page.getByLabel('Name')).toHaveValue(visitor.name)

test('a list or listing that fails or is cut off can be retried', async ({ page }) => {
  await openContact(page)
  const broken = 'Error fetching hotels. Please try again.'
  await page.route(data, (route) => route.fulfill({ status: 500, body: 'Broken' }))
  await toHotels(page)
  await says(page, broken)
  await page.unroute(data)
  await page.route(data, (route) => route.abort())
  await retry(page)
  await says(page, broken)
  await expect(page).toHaveURL('/contact')
  await keepsName(page)
  await page.unroute(data)
  await retry(page)
  await expect(page).toHaveURL('/hotels')
  await expect(stopped(page)).toHaveCount(0)

  const link = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const hotel = (await link.textContent()) ?? ''
  await page.route(data, (route) => route.abort())
  await link.click()
  await says(page, 'We could not load the page. Please try again.')
  await expect(link).toBeVisible()
  await page.unroute(data)
  await retry(page)
  await expect(title(page)).toHaveText(hotel)
})

test('offline, a link, a search and Back wait for the connection', async ({ page, context }) => {
  await openContact(page)
  const saysOffline = () => says(page, 'You seem to be offline. This page stays as it is.')
  await context.setOffline(true)
  await toHotels(page)
  await saysOffline()
  await expect(page.getByText('Something on our side went wrong')).toHaveCount(0)
  await keepsName(page)
  await retry(page)
  await saysOffline()
  await context.setOffline(false)
  await expect(page).toHaveURL('/hotels')
  await expect(page.getByRole('article').first()).toBeVisible()

  await context.setOffline(true)
  await page.goBack()
  await saysOffline()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(false)
  await keepsName(page)

  await toHotels(page)
  await page.getByRole('searchbox').first().fill('dal')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await saysOffline()
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/hotels\?(.*&)?q=dal/)
})
