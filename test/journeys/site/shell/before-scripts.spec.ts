import { expect } from '@playwright/test'
import { listed } from '../../support/public-pages.ts'
import { follow, link } from '../../support/screen.ts'
import { holdReads } from '../../support/staff.ts'
import { live, onNetwork, test } from '../../support/visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

// Scripts wait for an interaction.
test.beforeEach(({ page }) => onNetwork(page, { saveData: true }))

test('late fonts shift nothing on the page of a package', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object(window).moved += Object(entry).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const packages = await listed(page.request, 'TravelPackage')
  const [longest] = packages.toSorted((one, other) => other.title.length - one.title.length)
  const loadFonts = await holdReads(page, /\.woff2$/)
  await page.goto(`/travel-package/${longest?.id}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const frame = () => page.evaluate(() => new Promise(requestAnimationFrame))
  await frame()
  await frame()
  loadFonts()
  await live(page)
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => Object(window).moved)).toBeLessThanOrEqual(0.02)
})

test('what arrives late at the end of a page has its place from the start', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('viewed', '[2,3]'))
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/adventure/42')
    await page.evaluate(() => document.fonts.ready)
    const before = await height()
    await page.keyboard.press('End')
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
    await expect(link(page, /^Clear|₹/).last()).toBeVisible()
    const logo = page.getByRole('contentinfo').getByRole('img').first()
    await expect(logo).toHaveJSProperty('complete', true)
    expect(Math.abs((await height()) - before), `at ${width}`).toBeLessThanOrEqual(2)
  }
})

test('nothing moves under the pointer once a visitor has scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/travel-packages')
  const moved = await page.evaluate(async () => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
    scrollTo({ top: 10_000, behavior: 'instant' })
    await scrolled
    const footerTop = () => document.querySelector('footer')?.getBoundingClientRect().top ?? 0
    const before = footerTop()
    document.documentElement.dataset.whole = ''
    return footerTop() - before
  })
  expect(moved).toBe(0)
})

test('fragments open and close the enlarged pictures', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/hotel/1')
  const pictures = page.getByRole('dialog')
  await follow(page, /^Photo 2 of/)
  await expect(page.locator('#photo-2')).toBeInViewport({ ratio: 0.9 })
  await expect(pictures).toBeVisible()
  await follow(page, 'Close photos')
  await expect(pictures).toBeHidden()
  await follow(page, /^Photo 1 of/)
  await expect(pictures).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#photos$/)
})
