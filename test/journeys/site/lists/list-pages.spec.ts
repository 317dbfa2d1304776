import { expect, type Locator } from '@playwright/test'
import { button } from '../../support/screen.ts'
import { follow, live, test } from '../../support/visitor.ts'

// Resizing during a view transition aborts it with an error.
test.use({ expected: /Viewport size changed/ })

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
