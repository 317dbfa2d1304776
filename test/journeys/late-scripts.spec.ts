import { expect, type Page } from '@playwright/test'
import { live, test } from './visitor.ts'

/** The scripts that the page has asked for by now. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

test('scripts wait until the page with its pictures has loaded, and then for an idle moment', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await page.clock.install({ time: Date.UTC(2031, 4, 4, 5) })
  await page.clock.pauseAt(Date.UTC(2031, 4, 4, 6))
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
  await live(page)
  expect(scripts).not.toEqual([])
})

const dear = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]
const touches = [
  (page: Page) => page.mouse.click(5, 300),
  (page: Page) => page.keyboard.press('Tab'),
  (page: Page) => page.mouse.wheel(0, 200),
]

for (const [index, line] of dear.entries()) {
  test(`with ${JSON.stringify(line)} scripts wait until the page is touched`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value }),
      line,
    )
    const scripts = scriptsOf(page)
    await page.clock.install()
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.clock.runFor(60_000)
    expect(scripts).toEqual([])
    await touches[index]?.(page)
    await live(page)
    expect(scripts).not.toEqual([])
  })
}
