import { expect } from '@playwright/test'
import { listed } from '../../support/public-pages.ts'
import { live, onNetwork, test } from '../../support/visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

test('late fonts shift nothing on the page of a package', async ({ page, request }) => {
  await page.addInitScript(() => {
    const state = { moved: 0 }
    Object.assign(window, { state })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        state.moved += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const packages = await listed(request, 'TravelPackage')
  const longest = packages.toSorted((one, other) => other.title.length - one.title.length)
  for (const { id } of longest.slice(0, 2)) {
    const { promise: painted, resolve: paint } = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await painted
      await route.fallback()
    })
    await page.goto(`/travel-package/${id}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    paint()
    await live(page)
    await page.evaluate(() => document.fonts.ready)
    const moved = await page.evaluate(
      () => (window as unknown as { state: { moved: number } }).state.moved,
    )
    expect(moved, `/travel-package/${id}`).toBeLessThanOrEqual(0.02)
    await page.unroute(/\.woff2$/)
  }
})

test('what arrives late at the end of a page has its place from the start', async ({ page }) => {
  // Scripts wait for the key.
  await onNetwork(page, { saveData: true })
  await page.addInitScript(() => localStorage.setItem('viewed', '[2,3]'))
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/adventure/42')
    await page.evaluate(() => document.fonts.ready)
    const before = await height()
    await page.keyboard.press('End')
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Clear|₹/ }).last()).toBeVisible()
    const logo = page.getByRole('contentinfo').getByRole('img').first()
    await expect(logo).toHaveJSProperty('complete', true)
    expect(Math.abs((await height()) - before), `at ${width}`).toBeLessThanOrEqual(2)
  }
})

test('nothing moves under the pointer once a visitor has scrolled', async ({ page }) => {
  await onNetwork(page, { saveData: true })
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/travel-packages')
  const moved = await page.evaluate(() => {
    const footerTop = () => document.querySelector('footer')?.getBoundingClientRect().top ?? 0
    return new Promise((done) => {
      const layOutAll = () => {
        const before = footerTop()
        document.documentElement.dataset.whole = ''
        done(footerTop() - before)
      }
      addEventListener('scroll', layOutAll, { once: true })
      scrollTo({ top: 10_000, behavior: 'instant' })
    })
  })
  expect(moved).toBe(0)
})
