import { expect } from '@playwright/test'
import { button, field, fill, press, question, sees } from '../../support/screen.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('previews a new villa, publishes it by Ctrl+S, switches its price to request and back, and asks before a preview unpublishes it', async ({
  page,
  context,
  api,
}) => {
  const name = 'Villa to be seen first'
  const ribbon = 'This is how the page will look.'
  const preview = button(page, 'Save as draft and preview')
  const update = button(page, 'Update Villa')
  const row = page.getByRole('row', { name })
  const stored = async () => (await api.list('/api/Villa?q=to+be+seen+first'))[0]
  await openScreen(page, '/admin/villas', 'Villas Management')
  await preview.click()
  await sees(page, 'Villa Title is required.')
  expect(context.pages()).toHaveLength(1)
  await fill(page, { 'Villa Title': name, Tagline: 'Above the lake', Address: 'Nishat' })
  await fill(page, { Price: '9000' })
  const opened = context.waitForEvent('page')
  await preview.click()
  const draft = await opened
  await expect(draft.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(draft.getByText(ribbon)).toBeVisible()
  await expectAccessible(draft)
  await button(page, `More for ${name}`).press('Enter')
  const again = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Preview' }).press('Enter')
  await expect((await again).getByText(ribbon)).toBeVisible()

  await expect(field(page, 'Villa Title')).toHaveValue(name)
  await page.getByRole('radio', { name: /^Published/ }).check()
  await page.keyboard.press('Control+s')
  await sees(page, 'Villa updated successfully!')
  expect((await stored()).status).toBe('published')

  // The saved form is inert until it is replaced.
  await expect(button(page, 'Add Villa')).toBeVisible()
  await press(page, `Edit ${name}`)
  const onRequest = page.getByRole('switch', { name: 'Price on request' })
  await expect(update).toBeVisible()
  await onRequest.press('Space')
  await expect(field(page, 'Price')).toHaveCount(0)
  await page.keyboard.press('Meta+s')
  await expect(row).toContainText('On request')
  expect(await stored()).toMatchObject({ price: 0, priceOnRequest: true })
  await expect(button(page, 'Add Villa')).toBeVisible()
  await press(page, `Edit ${name}`)
  await expect(update).toBeVisible()
  await onRequest.press('Space')
  await update.click()
  await sees(page, 'Price is required.')
  await field(page, 'Price').fill('₹ 9,500')
  await update.click()
  await expect(row).toContainText('₹9,500')
  expect(await stored()).toMatchObject({ price: 9500, priceOnRequest: false })

  // Previewing what is public would unpublish it.
  await expect(button(page, 'Add Villa')).toBeVisible()
  await press(page, `Edit ${name}`)
  await expect(update).toBeVisible()
  await field(page, 'Tagline').fill('A thought')
  await preview.click()
  await expect(button(question(page, 'Unpublish to preview?'), 'Cancel')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(field(page, 'Tagline')).toHaveValue('A thought')
  expect((await stored()).status).toBe('published')
})
