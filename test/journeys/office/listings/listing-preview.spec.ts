import { expect } from '@playwright/test'
import { press, sees } from '../../support/screen.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('previews a new villa, publishes it, and unpublishes it for a preview only after a question', async ({
  page,
  // It is not logged in.
  request: stranger,
}) => {
  const ribbon = 'This is how the page will look.'
  const preview = page.getByRole('button', { name: 'Save as draft and preview' })
  await openScreen(page, '/admin/villas', 'Villas Management')
  await preview.click()
  await sees(page, 'Villa Title is required.')
  expect(page.context().pages()).toHaveLength(1)
  const texts = { Tagline: 'Above the lake', Address: 'Nishat, Srinagar', Price: '9000' }
  for (const [label, text] of Object.entries({
    'Villa Title': 'Villa to be seen first',
    ...texts,
  })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  const opened = page.context().waitForEvent('page')
  await preview.click()
  const draft = await opened
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText('Villa to be seen first')
  await expect(draft.getByText(ribbon)).toBeVisible()
  await expect(draft.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expectAccessible(draft)

  const address = new URL(draft.url())
  expect((await stranger.get(address.href)).status()).toBe(200)
  const form = { name: 'Asha', email: 'asha@example.in', phone: '9419012345' }
  expect((await stranger.post(address.href, { form })).status()).toBe(404)
  const forged = address.href.replace('preview=', 'preview=z')
  for (const url of [address.pathname, forged]) {
    expect((await stranger.get(url)).status(), url).toBe(404)
  }
  await page.getByRole('button', { name: 'More for Villa to be seen first' }).press('Enter')
  const again = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Preview' }).press('Enter')
  await expect((await again).getByText(ribbon)).toBeVisible()

  const save = page.getByRole('button', { name: 'Update Villa' })
  await expect(page.getByLabel('Villa Title')).toHaveValue('Villa to be seen first')
  await page.getByRole('radio', { name: /^Published/ }).check()
  await save.click()
  await sees(page, 'Villa updated successfully!')
  const published = await stranger.get(address.pathname)
  expect(published.status()).toBe(200)
  expect(await published.text()).not.toContain(ribbon)

  // Previewing what is public would unpublish it, so that is asked first.
  await press(page, 'Edit Villa to be seen first')
  await expect(save).toBeEnabled()
  await page.getByLabel('Tagline').fill('A thought')
  await preview.click()
  const question = page.getByRole('alertdialog', { name: 'Unpublish to preview?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  expect((await stranger.get(address.pathname)).status()).toBe(200)
  await expect(page.getByLabel('Tagline')).toHaveValue('A thought')
})
