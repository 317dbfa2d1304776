import { expect } from '@playwright/test'
import { testKindPages } from './kind-pages.ts'
import { test } from './visitor.ts'

testKindPages({
  api: 'Villa',
  path: '/villas',
  hero: 'A whole house, and its view',
  categories: ['Villas'],
  title: 'Harwan Orchard House',
  headings: ['Overview', 'Additional Information', 'Terms and Conditions', 'Book this villa'],
  word: 'sonamarg',
})

test('three pictures stand above the villas, and the head says what the page is about', async ({
  page,
}) => {
  await page.goto('/villas')
  const slides = page.getByRole('region', { name: 'Pictures of villas' }).getByRole('img')
  await expect(slides).toHaveCount(3)
  await expect(page).toHaveTitle(/^Villas and holiday houses in Kashmir \|/)
  for (const name of ['description', 'keywords', 'twitter:card']) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', /\w/)
  }
})

test('a villa without further information or terms has no section for them', async ({
  page,
  request,
  ownerToken,
}) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const made = await request.post('/api/Villa', {
    headers,
    multipart: {
      title: 'Bare Walls',
      duration: 'Two rooms',
      description: 'Harwan',
      overview: 'A roof.',
      price: '4000',
      additionalInfo: '  ',
      termCondition: '',
    },
  })
  const { id } = await made.json()
  await page.goto(`/villas/${id}`)
  await expect(page.locator('.detail-section > h2')).toHaveText(['Overview', 'Book this villa'])
  await expect(page.getByText('Price per night: ₹4,000')).toBeVisible()
  await expect(page.getByText('No images available')).toBeVisible()
  await request.delete(`/api/Villa/${id}`, { headers })
})
