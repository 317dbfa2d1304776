import { expect, type Page } from '@playwright/test'
import { onNetwork, stopClock, test } from '../../support/visitor.ts'

/** The scripts that the page has requested so far. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

test('scripts wait until the page has loaded and is idle', async ({ page }) => {
  const scripts = scriptsOf(page)
  await stopClock(page)
  const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
  await page.route(/dal-dawn/, async (route) => {
    await drawn
    await route.fallback()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(60_000)
  expect(scripts).toEqual([])
  draw()
  await page.waitForLoadState('load')
  await page.clock.runFor(299)
  expect(scripts).toEqual([])
  await page.clock.runFor(5000)
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  expect(scripts).not.toEqual([])
})

test('with Save-Data or on 2G scripts wait for an interaction', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.clock.install()
  for (const [network, touch] of [
    [{ effectiveType: 'slow-2g' }, () => page.mouse.click(5, 300)],
    // Last, since a reloaded page restores its scroll position, which counts as an interaction.
    [{ saveData: true as const }, () => page.mouse.wheel(0, 200)],
  ] as const) {
    await onNetwork(page, network)
    await page.goto('/', { waitUntil: 'load' })
    await page.clock.runFor(60_000)
    expect(scripts).toEqual([])
    await touch()
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    expect(scripts.splice(0)).not.toEqual([])
  }
})

test('until scripts have loaded, fragments open and close the enlarged pictures', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/hotel/1')
  await page.getByRole('link', { name: /^Photo 2 of/ }).click()
  await expect(page.locator('#photo-2')).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('link', { name: 'Close photos' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: /^Photo 1 of/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#photos$/)
})
