import { expect } from '@playwright/test'
import { live, open, test } from '../../support/visitor.ts'

test('a card has a picture of 3:2; Back keeps the position of a list', async ({ page }) => {
  await page.goto('/travel-packages')
  const first = page.getByRole('article').first()
  await expect(first.getByRole('img').first()).toBeVisible()
  await expect(first.locator('s')).toHaveCSS('text-decoration-line', 'line-through')
  const picture = await first.locator('.card-picture').boundingBox()
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(1.5, 1)
  const tops = await first
    .locator('.card-picture, .badge, .card-link, .card-place, s')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(tops).toHaveLength(5)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))

  await live(page)
  const card = page.getByRole('article').nth(8)
  await card.scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => window.scrollY)
  await card.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/travel-package\/\d+\/[a-z\d-]+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  // Browsers round half a pixel either way.
  const off = () => page.evaluate((before) => Math.abs(window.scrollY - before), y)
  await expect.poll(off).toBeLessThanOrEqual(1)
})

test('a card is a link wherever it is touched, and a row scrolls sideways', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.goto('/transportation')
    // Not earlier, since resizing during a view transition aborts it with an error.
    await page.setViewportSize({ width, height: 900 })
    await live(page)
    await page
      .getByRole('article')
      .first()
      .click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(/\/transportation\/\d+\/[a-z\d-]+$/)
  }

  await open(page, '/adventure')
  const section = page.getByRole('region', { name: 'Adventure Activities' })
  const row = section.getByRole('list').first()
  const scrolled = () => row.evaluate((element) => element.scrollLeft)
  const back = section.getByRole('button', { name: 'Back in Adventure Activities' })
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await section.getByRole('button', { name: 'Further in Adventure Activities' }).click()
  await expect.poll(scrolled).toBeGreaterThan(300)
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  await back.click()
  await expect.poll(scrolled).toBe(0)
  const last = section.getByRole('article').last()
  await expect(last).not.toBeInViewport()
  await last.getByRole('heading').getByRole('link').focus()
  await expect(last).toBeInViewport()
})

test('a right click on the background of photo shoots opens no menu', async ({ page }) => {
  await open(page, '/photoShoots')
  const opensMenu = (element: Element) =>
    element.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 }),
    )
  const section = page.locator('main section').last()
  await expect.poll(() => section.evaluate(opensMenu)).toBe(false)
  expect(await page.locator('.hero').evaluate(opensMenu)).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).evaluate(opensMenu)).toBe(true)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Photoshoot Overview' })).toBeVisible()
  expect(await page.locator('main section').first().evaluate(opensMenu)).toBe(true)
})
