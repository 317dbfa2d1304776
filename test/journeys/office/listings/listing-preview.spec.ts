import { expect, type Page } from '@playwright/test'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const ribbon = 'This is how the page will look.'

async function fillVilla(page: Page, title: string) {
  await page.getByLabel('Villa Title').fill(title)
  await page.getByLabel('Tagline').fill('Above the lake')
  await page.getByLabel('Address').fill('Nishat, Srinagar')
  await page.getByLabel('Price', { exact: true }).fill('9000')
}

test('previews a new villa, publishes it, and unpublishes it for a preview only after a question', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
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
  const { request: stranger } = await browser.newContext({ baseURL })
  expect((await stranger.get(address.href)).status()).toBe(200)
  const form = { name: 'Asha', email: 'asha@example.in', phone: '9419012345' }
  expect((await stranger.post(address.href, { form })).status()).toBe(404)
  expect((await stranger.get(address.pathname)).status()).toBe(404)
  const forged = address.search.replace('preview=', 'preview=z')
  expect((await stranger.get(address.pathname + forged)).status()).toBe(404)
  await page.getByRole('button', { name: 'More for Villa to be seen first' }).press('Enter')
  const again = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Preview' }).press('Enter')
  await expect((await again).getByText(ribbon)).toBeVisible()

  await expect(page.getByRole('button', { name: 'Update Villa' })).toBeVisible()
  await expect(page.getByLabel('Villa Title')).toHaveValue('Villa to be seen first')
  await page.getByRole('radio', { name: /^Published/ }).check()
  await page.getByRole('button', { name: 'Update Villa' }).click()
  await expect(page.getByText('Villa updated successfully!')).toBeVisible()
  const published = await stranger.get(address.pathname)
  expect(published.status()).toBe(200)
  expect(await published.text()).not.toContain(ribbon)

  // Previewing what is public would unpublish it, so that is asked first.
  await page.getByRole('button', { name: 'Edit Villa to be seen first' }).click()
  await expect(page.getByRole('button', { name: 'Update Villa' })).toBeVisible()
  await page.getByLabel('Tagline').fill('A thought')
  await page.getByRole('button', { name: 'Save as draft and preview' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Unpublish to preview?',
  })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  expect((await stranger.get(address.pathname)).status()).toBe(200)
  await expect(page.getByLabel('Tagline')).toHaveValue('A thought')
})
