import { expect, type Page } from '@playwright/test'
import { test } from '../../support/visitor.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, expected: /400/ })

const listed = async (page: Page, kind: string): Promise<{ id: number; title: string }[]> =>
  (await (await page.request.get(`/api/${kind}`)).json()).$values

test('without scripts the menu opens, filters work, packages are compared, and the saved ones say what they need', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Travel Packages', exact: true }).first().click()
  await expect(page).toHaveURL('/travel-packages')
  await page.getByText('Filter and sort').click()
  await page.getByLabel('Category').selectOption('Luxury and VIP Travel Packages')
  await page.getByLabel('Min price').fill('50000')
  await page.getByLabel('Sort by').selectOption('Price, high to low')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/category=\d&minPrice=50000&maxPrice=&sort=-price$/)
  await expect(page.getByRole('heading', { name: /^\d+ results?$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove From ₹50,000' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove Luxury' }).click()
  await expect(page.getByRole('link', { name: 'Remove Luxury' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Remove From ₹50,000' })).toBeVisible()

  const [one, two] = await listed(page, 'TravelPackage')
  if (!one || !two) throw new Error('There are no packages.')
  await page.goto('/compare')
  await page.getByLabel('First package').selectOption({ label: one.title })
  await page.getByLabel('Third package').selectOption({ label: two.title })
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(`/compare?ids=${one.id},${two.id}`)
  await page.getByRole('link', { name: `Remove ${one.title}` }).click()
  await expect(page.getByRole('columnheader')).toHaveText([two.title])
  await page.getByRole('link', { name: `Book Now ${two.title}` }).click()
  await expect(page.getByLabel('Name')).toBeVisible()

  await page.goto('/saved')
  await expect(page.getByText(/needs JavaScript, which is switched off/)).toBeVisible()
  await expect(page.getByText('Loading...')).toBeHidden()
})

test('without scripts reviews are paged in view, slides are a strip, and a room opens its form', async ({
  page,
}) => {
  await page.goto('/')
  const reviews = page.getByRole('region', { name: 'What our guests say' })
  await reviews.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/?reviews=2#reviews')
  await expect(reviews).toBeInViewport()
  await reviews.getByRole('button', { name: 'Last' }).click()
  await expect(page).toHaveURL('/?reviews=17#reviews')

  await page.goto('/hotels')
  const slides = page.getByRole('region', { name: 'Pictures of hotels and houseboats' })
  await expect(slides.getByRole('button')).toHaveCount(0)
  for (const width of [3200, 1440, 400]) {
    await page.setViewportSize({ width, height: 900 })
    const slide = await slides.getByRole('listitem').first().boundingBox()
    expect(slide?.width).toBe(width)
  }
  await slides.locator('ul').focus()
  await page.keyboard.press('ArrowRight')
  await expect(slides.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 })

  const [hotel] = await listed(page, 'Hotel')
  await page.goto(`/hotel/${hotel?.id}`)
  const card = page.getByRole('article').nth(1)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/\?room=\d+#book$/)
  await expect(page.getByRole('heading', { name: 'Contact Form' })).toBeInViewport()
  const chosen = page.getByLabel('Room', { exact: true }).locator('option:checked')
  await expect(chosen).toContainText(name)
  await page.getByRole('button', { name: 'Send booking enquiry' }).click()
  await expect(page.getByRole('alert')).toContainText('Name is required')
  await expect(chosen).toContainText(name)
})
