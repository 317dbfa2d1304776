import { expect, type Locator, type Page } from '@playwright/test'
import { testimonials as text } from '#content/testimonials.ts'
import { listed } from '../../support/public-pages.ts'
import { button, press, title } from '../../support/screen.ts'
import { test } from '../../support/visitor.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (place: Locator) => place.getByRole('article').filter({ visible: true })

const edge = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().right))

test('has 3 packages, 3 adventures and 5 cabs, on a phone all packages', async ({ page }) => {
  const packages = section(page, 'Our Travel Packages')
  async function expectCards(count: number) {
    await expect(cards(packages)).toHaveCount(count)
    await expect(cards(section(page, 'Our Adventure Packages'))).toHaveCount(3)
    await expect(cards(section(page, 'Rent a Cab'))).toHaveCount(5)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expectCards(3)
  const tops = await cards(packages).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().y),
  )
  expect(new Set(tops).size).toBe(1)

  // A phone has all packages in a strip that snaps.
  await page.setViewportSize({ width: 360, height: 780 })
  const strip = packages.getByRole('list').first()
  await expect(strip).toHaveCSS('scroll-snap-type', /^x/)
  expect(await strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  await expectCards((await listed(page.request, 'TravelPackage')).length)

  // On the narrowest phones the buttons of a card in a row fill its width.
  await page.setViewportSize({ width: 320, height: 640 })
  const actions = page.locator('.card-actions').first()
  const details = actions.getByRole('link', { name: /^View Details/ })
  expect(await edge(details)).toBe(await edge(actions))

  const destinations = section(page, 'Featured Destinations')
  await expect(destinations.getByRole('listitem')).toHaveCount(6)
  await destinations.getByRole('link', { name: 'Gurez' }).click()
  await expect(title(page, 'Gurez')).toBeVisible()
})

test('benefits and reviews are paged by three', async ({ page }) => {
  // Sections further down are laid out one after the other.
  const last = page.locator('main > section').last()
  await page.goto('/')
  await expect(last).toHaveCSS('content-visibility', 'auto')
  await page.keyboard.press('Shift')
  await expect(last).toHaveCSS('content-visibility', 'visible')
  async function turn(place: Locator, name: string, told: string) {
    await press(place, name)
    await expect(place.getByRole('status')).toHaveText(`Page ${told}`)
  }
  const benefits = section(page, 'Why Choose Us')
  await expect(button(benefits, 'Prev')).toBeDisabled()
  await expect(benefits.getByRole('listitem')).toHaveCount(3)
  for (const number of [2, 3, 4]) await turn(benefits, 'Next', `${number} / 4`)
  await expect(button(benefits, 'Next')).toBeDisabled()
  await expect(benefits.getByRole('listitem')).toHaveCount(1)
  await expect(benefits.getByRole('heading', { name: 'Light on the valley' })).toBeInViewport()
  await turn(benefits, 'Prev', '3 / 4')

  const reviews = section(page, 'What our guests say')
  const turns = { Next: [2, 3], Last: [17, 49], Previous: [16, 45] }
  for (const [name, [number, at = 0]] of Object.entries(turns)) {
    await turn(reviews, name, `${number} / 17`)
    const guest = text.reviews.items[at]?.name ?? ''
    await expect(reviews.getByText(guest, { exact: true })).toBeVisible()
  }
})
