import { expect, type Locator, type Page } from '@playwright/test'
import { testimonials as text } from '#content/testimonials.ts'
import { closeOffer, live, test } from '../../support/visitor.ts'

const { items: testimonials } = text.reviews

const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 780 }

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const visibleCards = (page: Page, name: string) =>
  section(page, name).getByRole('article').filter({ visible: true })

test('a wide screen has 3 packages, 3 adventures and 5 cabs, a phone all packages; a destination links to its offers', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  await page.goto('/')
  const tops = await visibleCards(page, 'Our Travel Packages').evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().y),
  )
  expect(new Set(tops).size).toBe(1)
  await expect(visibleCards(page, 'Our Travel Packages')).toHaveCount(3)
  await expect(visibleCards(page, 'Our Adventure Packages')).toHaveCount(3)
  await expect(visibleCards(page, 'Rent a Cab')).toHaveCount(5)

  const destinations = section(page, 'Featured Destinations')
  await expect(destinations.getByRole('listitem')).toHaveCount(6)

  // A phone has all packages in a strip that snaps.
  await page.setViewportSize(phone)
  const strip = section(page, 'Our Travel Packages').getByRole('list').first()
  await expect(strip).toHaveCSS('scroll-snap-type', /^x/)
  expect(await strip.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  const { $values: packages } = await (await page.request.get('/api/TravelPackage')).json()
  await expect(visibleCards(page, 'Our Travel Packages')).toHaveCount(packages.length)
  await expect(visibleCards(page, 'Our Adventure Packages')).toHaveCount(3)
  await expect(visibleCards(page, 'Rent a Cab')).toHaveCount(5)

  // On the narrowest phones the buttons of a card in a row fill its width.
  await page.setViewportSize({ width: 320, height: 640 })
  const actions = page.locator('.card-actions').first()
  const right = async (part: Locator) => {
    const box = await part.boundingBox()
    return Math.round((box?.x ?? 0) + (box?.width ?? 0))
  }
  const details = actions.getByRole('link', { name: /^View Details/ })
  expect(await right(details)).toBe(await right(actions))

  await destinations.getByRole('link', { name: 'Gurez' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gurez' })).toBeVisible()
})

test('ten benefits and fifty reviews are paged three at a time, on a page that is soon laid out completely', async ({
  page,
  context,
}) => {
  await closeOffer(page)
  await page.goto('/')
  const skipped = () =>
    page
      .locator('main > section')
      .evaluateAll(
        (all) => all.filter((each) => getComputedStyle(each).contentVisibility === 'auto').length,
      )
  expect(await skipped()).toBeGreaterThan(2)
  await live(page)
  await expect.poll(skipped, { timeout: 15_000 }).toBe(0)
  const benefits = section(page, 'Why Choose Us')
  const prev = benefits.getByRole('button', { name: 'Prev' })
  const next = benefits.getByRole('button', { name: 'Next' })
  const pageNumber = benefits.getByRole('status')
  await expect(pageNumber).toHaveText('Page 1 / 4')
  await expect(prev).toBeDisabled()
  await expect(benefits.getByRole('listitem')).toHaveCount(3)
  for (const number of [2, 3, 4]) {
    await next.click()
    await expect(pageNumber).toHaveText(`Page ${number} / 4`)
  }
  await expect(next).toBeDisabled()
  await expect(benefits.getByRole('listitem')).toHaveCount(1)
  await expect(benefits.getByRole('heading', { name: 'Light on the valley' })).toBeInViewport()
  await prev.click()
  await expect(pageNumber).toHaveText('Page 3 / 4')

  const reviews = section(page, 'What our guests say')
  const button = (name: string) => reviews.getByRole('button', { name })
  const shows = (name: string) => expect(reviews.getByText(name, { exact: true })).toBeVisible()
  await expect(reviews).toContainText('1000+ clients served')
  await expect(button('Previous')).toBeDisabled()
  await expect(reviews.getByRole('figure')).toHaveCount(3)

  await button('Next').click()
  await expect(reviews.getByRole('status')).toHaveText('Page 2 / 17')
  await shows(testimonials[3]!.name)
  await button('Last').click()
  await expect(reviews.getByRole('status')).toHaveText('Page 17 / 17')
  await expect(reviews.getByRole('figure')).toHaveCount(2)
  await shows(testimonials[49]!.name)
  await expect(button('Next')).toBeDisabled()
  await button('Previous').click()
  await shows(testimonials[45]!.name)

  const rated = reviews.getByRole('figure').first()
  const { rating } = testimonials[45]!
  const stars = rated.getByRole('link', { name: `${rating} of 5 stars (${50 * rating}+ reviews)` })
  await expect(stars).toHaveAttribute('href', /google\.com\/maps/)
  await context.route(/google\.com/, (route) => route.fulfill({ body: 'A map' }))
  const opened = context.waitForEvent('page')
  await stars.click()
  await (await opened).close()
})
