import { expect } from '@playwright/test'
import { listed } from '../../support/public-pages.ts'
import { press } from '../../support/screen.ts'
import { test } from '../../support/visitor.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

test('without scripts filters, reviews, pictures and Book Now work', async ({ page }) => {
  await page.goto('/')
  const reviews = page.getByRole('region', { name: 'What our guests say' })
  await press(reviews, 'Next')
  await expect(page).toHaveURL('/?reviews=2#reviews')
  await expect(reviews).toBeInViewport()
  await press(page, 'Menu')
  await page.getByRole('link', { name: 'Travel Packages', exact: true }).first().click()
  await expect(page).toHaveURL('/travel-packages')
  await page.getByText('Filter and sort').click()
  await page.getByLabel('Category').selectOption('Luxury and VIP Travel Packages')
  await page.getByLabel('Min price').fill('50000')
  await page.getByLabel('Sort by').selectOption('Price, high to low')
  await press(page, 'Show results')
  await expect(page).toHaveURL(/category=\d&minPrice=50000&maxPrice=&sort=-price$/)
  await expect(page.getByRole('heading', { name: /^\d+ results?$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Remove Luxury' }).click()
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveText([/From ₹50,000/])

  await page.goto('/hotels')
  const slides = page.getByRole('region', { name: 'Pictures of hotels and houseboats' })
  await expect(slides.getByRole('button')).toHaveCount(0)
  for (const width of [3200, 400]) {
    await page.setViewportSize({ width, height: 740 })
    const slide = await slides.getByRole('listitem').first().boundingBox()
    expect(slide?.width).toBe(width)
  }
  await slides.locator('ul').press('ArrowRight')
  await expect(slides.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 })

  const [hotel] = await listed(page.request, 'Hotel')
  await page.goto(`/hotel/${hotel.id}`)
  const photo = (number: number) => page.locator(`#photo-${number}`)
  await page.getByRole('link', { name: /^Photo 2 of/ }).click()
  await expect(photo(2)).toBeInViewport()
  await photo(2).getByRole('link', { name: 'Next photo' }).click()
  await expect(photo(3)).toBeInViewport()
  await page.getByRole('link', { name: 'Close photos' }).click()
  await expect(photo(3)).toBeHidden()

  const card = page.getByRole('article').nth(1)
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/\?room=\d+#book$/)
  await expect(page.getByRole('heading', { name: 'Contact Form' })).toBeInViewport()
  const chosen = page.getByLabel('Room', { exact: true }).locator('option:checked')
  await expect(chosen).toContainText(name)
})
