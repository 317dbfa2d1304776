import { expect } from '@playwright/test'
import { testKindPages } from './kind-pages.ts'
import { live, test } from './visitor.ts'

testKindPages({
  api: 'Transportation',
  path: '/transportation',
  hero: 'Transportation',
  categories: ['Car Rentals', 'Bike Rentals', 'Others'],
  title: 'Saloon with driver',
  headings: ['The vehicle', 'Description', 'Book this vehicle'],
  word: 'gulmarg',
})

test('a card says what the vehicle takes, dials, and books by chat', async ({ page }) => {
  await page.goto('/transportation')
  const card = page.getByRole('article').filter({ hasText: 'Saloon with driver' })
  for (const [fact, value] of [
    ['Seats', '4'],
    ['Luggage', '2 large and 2 small bags'],
    ['Condition', '2022, serviced each month'],
  ]) {
    const term = card.locator('dt', { hasText: fact })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(value ?? '')
  }
  await expect(card).toContainText('₹2,900')
  await expect(card.getByRole('link', { name: /^Call Now/ })).toHaveAttribute('href', /^tel:\+91/)
  const chat = await card.getByRole('link', { name: /^Book Now/ }).getAttribute('href')
  const { host, searchParams } = new URL(chat ?? '')
  expect(host).toBe('wa.me')
  const text = searchParams.get('text')
  expect(text).toMatch(
    /^Hi, book me a trip to Kashmir: Saloon with driver\. .*\/transportation\/\d+/,
  )
  expect(text).toContain(
    'Hotels, Villas, Travel packages, Transportation, Photography & Videography, Event Management, Adventure, Relaxation',
  )
})

for (const width of [360, 1440]) {
  test(`${width} pixels wide, a card leads to its vehicle wherever it is touched`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/transportation')
    await live(page)
    await page
      .getByRole('article')
      .first()
      .click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(/\/transportation\/\d+$/)
  })
}

test('a vehicle without a condition or luggage names neither', async ({
  page,
  request,
  ownerToken,
}) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const made = await request.post('/api/Transportation', {
    headers,
    multipart: {
      title: 'Tractor',
      description: 'Slow.',
      seats: '1',
      space: '900',
      transportationCategoryId: '3',
    },
  })
  const { id } = await made.json()
  await page.goto('/transportation?q=tractor')
  await expect(page.getByRole('article').locator('dt')).toHaveText(['Seats'])
  await page.goto(`/transportation/${id}`)
  await expect(page.locator('.with-aside dt')).toHaveText(['Seats'])
  await expect(page.getByText('No images available')).toBeVisible()
  await expect(page.getByText('Price per day: ₹900')).toBeVisible()
  await request.delete(`/api/Transportation/${id}`, { headers })
})
