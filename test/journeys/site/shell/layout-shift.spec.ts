import { expect } from '@playwright/test'
import { closeOffer, live, test } from '../../support/visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

test('late fonts shift nothing on the page of a package', async ({ page, request }) => {
  await closeOffer(page)
  await page.addInitScript(() => {
    const state = { moved: 0 }
    Object.assign(window, { state })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        state.moved += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const { $values } = await (await request.get('/api/TravelPackage')).json()
  const longest = $values.toSorted(
    (one: { title: string }, other: { title: string }) => other.title.length - one.title.length,
  )
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
