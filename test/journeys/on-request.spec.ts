import { expect } from '@playwright/test'
import { openScreen, test } from './staff.ts'

const title = 'A wedding of three days, as you imagine it'

test('a price on request is shown in words on cards, pages, in a search and to search engines', async ({
  page,
  request,
}) => {
  await page.goto('/eventManagement')
  const card = page.getByRole('article').filter({ has: page.getByText(title, { exact: true }) })
  await expect(card).toContainText('Price on request')
  await expect(card).not.toContainText('₹')
  const path =
    (await card.getByRole('link', { name: title, exact: true }).getAttribute('href')) ?? ''

  await page.goto(path)
  const bar = page.getByRole('complementary', { name: 'Price and booking' })
  await expect(bar).toContainText('Price on request')
  await expect(bar).toContainText('Ask us by call or WhatsApp.')
  await expect(bar).not.toContainText('₹')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar.getByText('Price on request')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
  const things = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(things.join()).toContain(title)
  expect(things.join()).not.toContain('"offers"')

  await page.goto(`/search?q=${encodeURIComponent('as you imagine it')}`)
  const found = page.getByRole('article').filter({ hasText: title })
  await expect(found).toContainText('Price on request')
  expect((await request.get('/search?q=%25')).status()).toBe(200)
})

test('staff switch a price to request, and back', async ({ page, request, ownerToken }) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const villa = { title: 'Villa on request', duration: 'Quiet', description: 'Aru', price: '9000' }
  const { id } = await (await request.post('/api/Villa', { headers, multipart: villa })).json()
  const open = () => openScreen(page, `/admin/villas?edit=${id}`, 'Villas Management')
  const save = () => page.getByRole('button', { name: 'Update Villa' }).click()
  const stored = async () => (await request.get(`/api/Villa/${id}`)).json()
  await open()
  await page.getByRole('switch', { name: 'Price on request' }).press('Space')
  await expect(page.getByLabel('Price', { exact: true })).toHaveCount(0)
  await save()
  await expect(page.getByText('Villa updated successfully!')).toBeVisible()
  expect(await stored()).toMatchObject({ price: 0, priceOnRequest: true })
  await expect(page.getByRole('row', { name: /Villa on request/ })).toContainText('On request')

  await open()
  await page.getByRole('switch', { name: 'Price on request' }).press('Space')
  await save()
  await expect(page.getByText('Price is required.')).toBeVisible()
  await page.getByLabel('Price', { exact: true }).fill('₹ 9,500')
  await save()
  await expect(page.getByText('Villa updated successfully!')).toBeVisible()
  expect(await stored()).toMatchObject({ price: 9500, priceOnRequest: false })
})
