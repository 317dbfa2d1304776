import { expect, type Locator } from '@playwright/test'
import { live, test } from '../../support/visitor.ts'

const list = '/travel-packages'
const results = /^\d+ results?$/

test('filters and sorts packages by search, price and order', async ({ page }) => {
  await page.goto(list)
  await live(page)
  const sections = page.locator('main section h2')
  await expect(sections).toHaveCount(3)
  await page.getByRole('searchbox').fill('srinagar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${list}?q=srinagar`)
  await expect(page.getByRole('heading', { name: results })).toBeVisible()
  const all = await page.getByRole('article').count()

  await page.getByText('Filter and sort').click()
  await page.getByLabel('Max price').fill('20000')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(page).toHaveURL(`${list}?q=srinagar&maxPrice=20000&sort=price`)
  const cheap = page.getByRole('article')
  await expect.poll(() => cheap.count()).toBeLessThan(all)
  const prices = (await cheap.locator('.font-display.font-semibold').allInnerTexts())
    .filter((text) => text.startsWith('₹'))
    .map((text) => Number(text.replace(/\D/g, '')))
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(Math.max(...prices)).toBeLessThanOrEqual(20000)

  await page.getByRole('link', { name: 'Remove “srinagar”' }).click()
  await expect(page).toHaveURL(`${list}?maxPrice=20000&sort=price`)
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page.getByRole('heading', { name: 'Other Travel Packages' })).toBeVisible()

  await page.getByRole('searchbox').fill('penguin')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'No travel packages found' })).toBeVisible()
  await expect(page.getByText('No data available')).toBeVisible()
  await page.getByRole('link', { name: 'see all travel packages' }).click()
  await expect(page).toHaveURL(list)
})

test('a card has a picture of 3:2 and strikes through the old price; a list keeps its scroll position after Back', async ({
  page,
}) => {
  await page.goto(list)
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

test('the hotel list has pictures that fill the screen', async ({ page }) => {
  await page.goto('/hotels')
  const hero = page.getByRole('region', { name: 'Pictures of hotels and houseboats' })
  expect((await hero.boundingBox())?.height).toBe(page.viewportSize()?.height)
  await live(page)
  await page.getByText('Filter and sort').click()
  await page.getByLabel('Max price').fill('6000')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL('/hotels?maxPrice=6000')
  await expect(page.getByRole('heading', { name: results })).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const strip = await page.locator('.carousel-hero').boundingBox()
  expect(strip?.height).toBeLessThan((header?.height ?? 0) + 144)
  await page.getByRole('link', { name: 'Remove Up to ₹6,000' }).click()
  await expect(page.getByRole('heading', { name: 'Hotels', exact: true })).toBeVisible()
})

test('a card leads to its vehicle wherever it is touched, and a row of adventures scrolls sideways', async ({
  page,
}) => {
  for (const width of [360, 1440]) {
    await page.goto('/transportation')
    // Not earlier, since resizing during a view transition aborts it with an error.
    await page.setViewportSize({ width, height: 900 })
    await live(page)
    const card = page.getByRole('article').first()
    await card.click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(/\/transportation\/\d+\/[a-z\d-]+$/)
  }

  await page.goto('/adventure')
  await live(page)
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

/** Whether the browser would open a context menu there. */
const opensMenu = (place: Locator, button: number) =>
  place.evaluate((element, button) => {
    const init = { bubbles: true, cancelable: true, button }
    return element.dispatchEvent(new MouseEvent('contextmenu', init))
  }, button)

test('a right click on media and background opens no menu', async ({ page }) => {
  const [right, fromKeyboard] = [2, 0]
  await page.goto('/photoShoots')
  await live(page)
  const section = page.locator('main section').last()
  const card = page.getByRole('article').first()
  await expect.poll(() => opensMenu(section, right)).toBe(false)
  expect(await opensMenu(page.locator('.hero'), right)).toBe(false)
  expect(await opensMenu(page.getByRole('article').locator('img').first(), right)).toBe(false)
  for (const place of [card.getByRole('link').first(), page.getByRole('searchbox')]) {
    expect(await opensMenu(place, right)).toBe(true)
  }
  expect(await opensMenu(page.getByRole('heading', { level: 1 }), right)).toBe(true)
  expect(await opensMenu(section, fromKeyboard)).toBe(true)

  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Photoshoot Overview' })).toBeVisible()
  expect(await opensMenu(page.locator('main section').first(), right)).toBe(true)
})
