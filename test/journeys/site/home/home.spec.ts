import { expect, type Locator, type Page } from '@playwright/test'
import { testimonials as text } from '#content/testimonials.ts'
import { listed } from '../../support/public-pages.ts'
import { button, link, press, sees, title } from '../../support/screen.ts'
import { live, test } from '../../support/visitor.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cards = (place: Locator) => place.getByRole('article').filter({ visible: true })

test('has 3 packages, 3 adventures and 5 cabs, on a phone all packages', async ({ page }) => {
  const packages = section(page, 'Our Travel Packages')
  const boxes = (all: Locator) =>
    all.evaluateAll((each) => each.map((one) => one.getBoundingClientRect()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const places = await boxes(cards(packages))
  expect(places.map(({ y }) => y)).toEqual(Array(3).fill(places[0]?.y))
  await expect(cards(section(page, 'Our Adventure Packages'))).toHaveCount(3)
  await expect(cards(section(page, 'Rent a Cab'))).toHaveCount(5)

  // A phone has all packages in a strip that snaps.
  await page.setViewportSize({ width: 320, height: 640 })
  const strip = packages.getByRole('list').first()
  await expect(strip).toHaveCSS('scroll-snap-type', /^x/)
  expect(await strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  await expect(cards(packages)).toHaveCount((await listed(page.request, 'TravelPackage')).length)
  // There the buttons of a card in a row fill its width.
  const actions = page.locator('.card-actions').first()
  const [row, details] = await boxes(actions.or(link(actions, /^View Details/)))
  expect(details?.right).toBeCloseTo(row?.right ?? 0, 0)

  const destinations = section(page, 'Featured Destinations')
  await expect(destinations.getByRole('listitem')).toHaveCount(6)
  await link(destinations, /Gurez/).click()
  await expect(title(page, 'Gurez')).toBeVisible()
})

test('benefits and reviews are paged by three', async ({ page }) => {
  // Sections further down are laid out one after the other.
  const last = page.locator('main > section').last()
  await page.goto('/')
  await expect(last).toHaveCSS('content-visibility', 'auto')
  await live(page)
  await expect(last).toHaveCSS('content-visibility', 'visible')
  const benefits = section(page, 'Why Choose Us')
  const reviews = section(page, 'What our guests say')
  async function turn(place: Locator, name: string, told: string) {
    await press(place, name)
    await expect(place.getByRole('status')).toHaveText(`Page ${told}`)
  }
  await expect(button(benefits, 'Prev')).toBeDisabled()
  await expect(benefits.getByRole('listitem')).toHaveCount(3)
  for (const number of [2, 3, 4]) await turn(benefits, 'Next', `${number} / 4`)
  await expect(button(benefits, 'Next')).toBeDisabled()
  await expect(benefits.getByRole('listitem')).toHaveCount(1)
  await expect(benefits.getByRole('heading', { name: 'Light on the valley' })).toBeInViewport()
  await turn(benefits, 'Prev', '3 / 4')
  for (const [name, number] of Object.entries({ Next: 2, Last: 17, Previous: 16 })) {
    await turn(reviews, name, `${number} / 17`)
    await sees(reviews, text.reviews.items[3 * number - 2]?.name ?? '')
  }
})
