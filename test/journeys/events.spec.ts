import { expect } from '@playwright/test'
import { testKindPages } from './kind-pages.ts'
import { live, test } from './visitor.ts'

testKindPages({
  api: 'EventManagement',
  path: '/eventManagement',
  hero: 'Event Management',
  categories: [
    'Corporate Event Management',
    'Destination Weddings',
    'Theme Parties & Celebrations',
  ],
  title: 'Lakeside offsite for forty',
  headings: [
    'Description',
    'Package Includes',
    'Day Wise Itineraries',
    'Available Add-ons',
    'Book this event',
  ],
  word: 'wedding',
})

test('the hero fills the screen, and the head says what the page is about', async ({ page }) => {
  await page.goto('/eventManagement')
  const hero = await page.locator('.hero').boundingBox()
  expect(hero?.height).toBe(page.viewportSize()?.height)
  await expect(page).toHaveTitle(/^Event management in Kashmir \|/)
  for (const name of ['description', 'keywords', 'twitter:card']) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /\w/)
  }
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /\w/)
  }
})

test('an event has its days in order, and a sign for each thing included', async ({
  page,
  request,
  ownerToken,
}) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const event = await request.post('/api/EventManagement', {
    headers,
    multipart: { title: 'Vows at noon', price: '90000', eventManagementCategoryId: '2' },
  })
  const { id } = await event.json()
  const add = (path: string, data: object) =>
    request.post(`/api/${path}`, { headers, data: { ...data, eventManagementId: id } })
  await add('EventmanagementDayWiseItineraries', { dayNumber: 2, title: 'Home', details: 'Rest.' })
  await add('EventmanagementDayWiseItineraries', { dayNumber: 1, title: 'Vows', details: 'Yes.' })
  const described = { title: 'Car', description: 'For all' }
  await add('EventmanagementPackages', { ...described, icon: 'car' })
  await add('EventmanagementPackages', { ...described, title: 'Seal', icon: '/icon-192.png' })
  await add('EventmanagementPackages', { ...described, title: 'Odd', icon: 'no such icon' })

  await page.goto(`/eventManagement/${id}`)
  await live(page)
  await expect(page.getByText('No images available')).toBeVisible()
  await expect(page.locator('.day-title')).toHaveText(['Vows', 'Home'])
  const signs = page.locator('.includes-icon')
  await expect(signs.nth(0).locator('svg path').first()).toBeAttached()
  await expect(signs.nth(1).locator('img')).toHaveJSProperty('naturalWidth', 192)
  await expect(signs.nth(2).locator('svg')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Available Add-ons' })).toHaveCount(0)
})
