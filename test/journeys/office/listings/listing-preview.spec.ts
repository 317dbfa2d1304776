import { expect, type Page } from '@playwright/test'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

const ribbon = 'This is how the page will look.'

async function fillVilla(page: Page, title: string) {
  await page.getByLabel('Villa Title').fill(title)
  await page.getByLabel('Tagline').fill('Above the lake')
  await page.getByLabel('Address').fill('Nishat, Srinagar')
  await page.getByLabel('Price', { exact: true }).fill('9000')
}

test('previews a new villa, then publishes it', async ({ page, browser, baseURL }) => {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.getByRole('button', { name: 'Save as draft and preview' }).click()
  await expect(page.getByText('Villa Title is required.')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)

  await fillVilla(page, 'Villa to be seen first')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Save as draft and preview' }).click()
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Villa to be seen first')
  await expect(preview.getByText(ribbon)).toBeVisible()
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expectAccessible(preview)

  const address = new URL(preview.url())
  const stranger = await (await browser.newContext({ baseURL })).newPage()
  const seen = await stranger.goto(address.pathname + address.search)
  expect(seen?.status()).toBe(200)
  expect(seen?.headers()['cache-control']).toBe('no-store')
  expect(seen?.headers()['x-robots-tag']).toBe('noindex, nofollow')
  const form = { name: 'Asha', email: 'asha@example.in', phone: '9419012345' }
  const sent = await stranger.request.post(address.pathname + address.search, { form })
  expect(sent.status()).toBe(404)
  expect((await stranger.goto(address.pathname))?.status()).toBe(404)
  const forged = address.search.replace('preview=', 'preview=z')
  expect((await stranger.goto(address.pathname + forged))?.status()).toBe(404)

  await expect(page.getByRole('button', { name: 'Update Villa' })).toBeVisible()
  await expect(page.getByLabel('Villa Title')).toHaveValue('Villa to be seen first')
  await page.getByRole('radio', { name: /^Published/ }).check()
  await page.getByRole('button', { name: 'Update Villa' }).click()
  await expect(page.getByText('Villa updated successfully!')).toBeVisible()
  const published = await stranger.goto(address.pathname)
  expect(published?.status()).toBe(200)
  await expect(stranger.getByText(ribbon)).toBeHidden()
})

test('previews a draft from the list on a phone', async ({ page, request, ownerToken }) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const multipart = {
    title: 'Tulips at dawn',
    price: '15000',
    travelPackageCategoryId: '1',
    status: 'draft',
  }
  await request.post('/api/TravelPackage', { headers, multipart })
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/travel?status=draft', 'Travel Package Form')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'More for Tulips at dawn' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Preview' }).press('Enter')
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Tulips at dawn')
  await expect(preview.getByText(ribbon)).toBeVisible()
})

test('a preview unpublishes a villa only after a question', async ({ page, request }) => {
  const [villa] = (await (await request.get('/api/Villa?sort=title&pageSize=1&page=1')).json())
    .$values
  await openScreen(page, `/admin/villas?edit=${villa.id}`, 'Villas Management')
  await page.getByLabel('Tagline').fill('A thought')
  await page.getByRole('button', { name: 'Save as draft and preview' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Unpublish to preview?',
  })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  expect((await request.get(`/api/Villa/${villa.id}`)).ok()).toBe(true)
  await expect(page.getByLabel('Tagline')).toHaveValue('A thought')
})
