import { expect } from '@playwright/test'
import { listed } from '../../support/public-pages.ts'
import { expectSentInView, fillBooking, test } from '../../support/visitor.ts'

test.use({
  ...{ ownServer: 'with other writers', javaScriptEnabled: false, expected: /400/ },
  viewport: { width: 360, height: 740 },
})

test('without scripts the menu, filters and the comparison work', async ({ page }) => {
  await page.goto('/About')
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
  await page.getByRole('link', { name: 'Remove Luxury' }).click()
  await expect(page.getByRole('link', { name: 'Remove Luxury' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Remove From ₹50,000' })).toBeVisible()

  const [one, two] = await listed(page.request, 'TravelPackage')
  await page.goto('/compare')
  await page.getByLabel('First package').selectOption({ label: one.title })
  await page.getByLabel('Third package').selectOption({ label: two.title })
  await page.getByRole('main').getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page).toHaveURL(`/compare?ids=${one.id},${two.id}`)
  await page.getByRole('link', { name: `Remove ${one.title}` }).click()
  await expect(page.getByRole('columnheader')).toHaveText([two.title])
  await page.getByRole('link', { name: `Book Now ${two.title}` }).click()
  await expect(page.getByLabel('Name')).toBeVisible()
})

test('without scripts reviews, slides, pictures and bookings work', async ({ page }) => {
  await page.goto('/')
  const reviews = page.getByRole('region', { name: 'What our guests say' })
  await reviews.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/?reviews=2#reviews')
  await expect(reviews).toBeInViewport()

  await page.goto('/hotels')
  const slides = page.getByRole('region', { name: 'Pictures of hotels and houseboats' })
  await expect(slides.getByRole('button')).toHaveCount(0)
  for (const width of [3200, 400]) {
    await page.setViewportSize({ width, height: 740 })
    const slide = await slides.getByRole('listitem').first().boundingBox()
    expect(slide?.width).toBe(width)
  }
  await slides.locator('ul').focus()
  await page.keyboard.press('ArrowRight')
  await expect(slides.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 })

  const [hotel] = await listed(page.request, 'Hotel')
  await page.goto(`/hotel/${hotel.id}`)
  await page.getByRole('link', { name: /^Photo 2 of/ }).click()
  const second = page.locator('#photo-2')
  await expect(second).toBeInViewport()
  await second.getByRole('link', { name: 'Next photo' }).click()
  await expect(page.locator('#photo-3')).toBeInViewport()
  await page.getByRole('link', { name: 'Close photos' }).click()
  await expect(page.locator('#photo-3')).toBeHidden()

  const card = page.getByRole('article').nth(1)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/\?room=\d+#book$/)
  await expect(page.getByRole('heading', { name: 'Contact Form' })).toBeInViewport()
  const chosen = page.getByLabel('Room', { exact: true }).locator('option:checked')
  await expect(chosen).toContainText(name)
  const send = page.getByRole('button', { name: 'Send booking enquiry' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Name is required')
  await expect(chosen).toContainText(name)
  await fillBooking(page)
  await send.click()
  await expectSentInView(page, 'Booking inquiry submitted successfully!')
  await page.getByRole('main').getByRole('link', { name: 'Book Now' }).last().click()
  await expect(send).toBeVisible()
})
