import { expect, type Locator, type Page } from '@playwright/test'
import { button } from '../../support/screen.ts'
import { holdReads } from '../../support/staff.ts'
import { follow, hydrated, live, open, test } from '../../support/visitor.ts'

// Resizing during a view transition aborts it with an error.
test.use({ expected: /Viewport size changed|404/ })

const heading = (card: Locator) => card.getByRole('heading').getByRole('link')

test('a card has a picture of 3:2, and is a link wherever it is touched; Back keeps the position of a list; a row scrolls sideways', async ({
  page,
}) => {
  await page.goto('/travel-packages')
  const first = page.getByRole('article').first()
  await expect(first.getByRole('img').first()).toBeVisible()
  await expect(first.locator('s')).toHaveCSS('text-decoration-line', 'line-through')
  const parts = await first
    .locator('.card-picture, .badge, .card-link, .card-place, s')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  const [picture] = parts
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(1.5, 1)
  expect(parts).toHaveLength(5)
  expect(parts).toEqual(parts.toSorted((a, b) => a.top - b.top))

  await live(page)
  const card = page.getByRole('article').nth(8)
  await card.scrollIntoViewIfNeeded()
  const scrolled = () => page.evaluate(() => window.scrollY)
  const y = await scrolled()
  await heading(card).click()
  await expect(page).toHaveURL(/\/travel-package\/\d+\/[a-z\d-]+$/)
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  // Browsers round half a pixel either way.
  await expect.poll(async () => Math.abs((await scrolled()) - y)).toBeLessThanOrEqual(1)

  await follow(page, '/transportation')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const cab = page.getByRole('article').first()
    await cab.click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(/\/transportation\/\d+\/[a-z\d-]+$/)
    await page.goBack()
    await expect(page).toHaveURL('/transportation')
  }

  await follow(page, '/adventure')
  const section = page.getByRole('region', { name: 'Adventure Activities' })
  const row = section.getByRole('list').first()
  const left = () => row.evaluate((element) => element.scrollLeft)
  const back = button(section, 'Back in Adventure Activities')
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await button(section, 'Further in Adventure Activities').click()
  await expect.poll(left).toBeGreaterThan(300)
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  await back.click()
  await expect.poll(left).toBe(0)
  const last = section.getByRole('article').last()
  await expect(last).not.toBeInViewport()
  await heading(last).focus()
  await expect(last).toBeInViewport()
})

const searchbox = (page: Page) => page.getByRole('main').getByRole('searchbox')
const results = (page: Page, words = /^\d+ results?/) => page.getByRole('heading', { name: words })

/** Types before hydration, sends it, and types other words before the results come. */
async function search(page: Page, words: string, typeMore?: () => Promise<void>) {
  const field = searchbox(page)
  await field.evaluate((element: HTMLInputElement, text) => {
    element.value = text
  }, words)
  await field.focus()
  await live(page)
  // Before, Enter would load the results as a new document.
  await hydrated(field)
  await expect(field).toHaveValue(words)

  const answer = await holdReads(page, /\.data\?.*q=/)
  const asked = page.waitForRequest(/\.data\?.*q=/)
  await page.keyboard.press('Enter')
  await asked
  await typeMore?.()
  await field.fill(`${words} in winter`)
  answer()
  const said = page.getByRole('status').filter({ hasText: /^\d+ results?/ })
  await expect(said).toBeAttached()
  await expect(said).toHaveText((await results(page).textContent()) ?? '')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(`${words} in winter`)
}

// Apart, since on a busy machine a page takes half a minute.
test('a missing page offers the search, whose words are never lost', async ({ page }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await searchbox(page).fill('gulmarg')
  await page.keyboard.press('Enter')
  await expect(results(page, /^\d+ results? for “gulmarg”$/)).toBeVisible()
  await search(page, 'yoga')
  await expect(results(page, /for “yoga”$/)).toBeVisible()
  await searchbox(page).fill('yoga')
  await page.goBack()
  await expect(results(page, /^\d+ results? for “gulmarg”$/)).toBeVisible()
  await expect(searchbox(page)).toHaveValue('gulmarg')
})

test('a list keeps its other fields too during a search', async ({ page }) => {
  await open(page, '/hotels?sort=price')
  const order = page.getByLabel('Sort by')
  await hydrated(order)
  await order.selectOption('')
  await expect(page).toHaveURL('/hotels')
  const price = page.getByLabel('Max price')
  await search(page, 'gulmarg', () => price.fill('9000'))
  await expect(price).toHaveValue('9000')
  await page.getByRole('link', { name: 'Remove “gulmarg”' }).press('Enter')
  await expect(page.getByRole('main').locator('#results')).toBeFocused()
})
