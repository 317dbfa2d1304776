import { expect, type Locator, type Page } from '@playwright/test'
import { testimonials as text } from '#content/testimonials.ts'
import { listed } from '../../support/public-pages.ts'
import { test } from '../../support/visitor.ts'

const { items: testimonials } = text.reviews

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function expectCards(page: Page, counts: Record<string, number>) {
  for (const [name, count] of Object.entries(counts)) {
    const cards = section(page, name).getByRole('article').filter({ visible: true })
    await expect(cards, name).toHaveCount(count)
  }
}

test('has 3 packages, 3 adventures and 5 cabs, on a phone all packages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const packages = section(page, 'Our Travel Packages')
  const others = { 'Our Adventure Packages': 3, 'Rent a Cab': 5 }
  await expectCards(page, { 'Our Travel Packages': 3, ...others })
  const tops = await packages
    .getByRole('article')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().y))
  expect(new Set(tops).size).toBe(1)
  const destinations = section(page, 'Featured Destinations')
  await expect(destinations.getByRole('listitem')).toHaveCount(6)

  // A phone has all packages in a strip that snaps.
  await page.setViewportSize({ width: 360, height: 780 })
  const strip = packages.getByRole('list').first()
  await expect(strip).toHaveCSS('scroll-snap-type', /^x/)
  expect(await strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  const { length } = await listed(page.request, 'TravelPackage')
  await expectCards(page, { 'Our Travel Packages': length, ...others })

  // On the narrowest phones the buttons of a card in a row fill its width.
  await page.setViewportSize({ width: 320, height: 640 })
  const right = async (part: Locator) => {
    const box = await part.boundingBox()
    return Math.round((box?.x ?? 0) + (box?.width ?? 0))
  }
  const actions = page.locator('.card-actions').first()
  const details = actions.getByRole('link', { name: /^View Details/ })
  expect(await right(details)).toBe(await right(actions))

  await destinations.getByRole('link', { name: 'Gurez' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gurez' })).toBeVisible()
})

test('benefits and reviews are paged by three', async ({ page }) => {
  const skipped = () =>
    page
      .locator('main > section')
      .evaluateAll(
        (all) => all.filter((each) => getComputedStyle(each).contentVisibility === 'auto').length,
      )
  await page.goto('/')
  expect(await skipped()).toBeGreaterThan(2)
  await page.keyboard.press('Shift')
  await expect.poll(skipped).toBe(0)
  const benefits = section(page, 'Why Choose Us')
  const reviews = section(page, 'What our guests say')
  const turn = async (place: Locator, name: string, told: string) => {
    await place.getByRole('button', { name }).click()
    await expect(place.getByRole('status')).toHaveText(told)
  }
  await expect(benefits.getByRole('button', { name: 'Prev' })).toBeDisabled()
  await expect(benefits.getByRole('listitem')).toHaveCount(3)
  for (const number of [2, 3, 4]) await turn(benefits, 'Next', `Page ${number} / 4`)
  await expect(benefits.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(benefits.getByRole('listitem')).toHaveCount(1)
  await expect(benefits.getByRole('heading', { name: 'Light on the valley' })).toBeInViewport()
  await turn(benefits, 'Prev', 'Page 3 / 4')

  for (const [name, number, at] of [
    ['Next', 2, 3],
    ['Last', 17, 49],
    ['Previous', 16, 45],
  ] as const) {
    await turn(reviews, name, `Page ${number} / 17`)
    await expect(reviews.getByText(testimonials[at]!.name, { exact: true })).toBeVisible()
  }
})
