import { expect } from '@playwright/test'
import { button, field, fill, press, question, sees } from '../../support/screen.ts'
import { expectAccessible, newEditor, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('a villa: its preview, its price on request, and what another saved meanwhile', async ({
  page,
  context,
  api,
  request,
  ownerToken,
}) => {
  test.slow()
  const name = 'Villa to be seen first'
  const ribbon = 'This is how the page will look.'
  const preview = button(page, 'Save as draft and preview')
  const update = button(page, 'Update Villa')
  const row = page.getByRole('row', { name })
  const tagline = field(page, 'Tagline')
  const stored = async () => (await api.list('/api/Villa?q=to+be+seen+first'))[0]
  async function edit() {
    // The saved form is inert until it is replaced.
    await expect(button(page, 'Add Villa')).toBeVisible()
    await press(page, `Edit ${name}`)
    await expect(update).toBeVisible()
  }
  await openScreen(page, '/admin/villas', 'Villas Management')
  await preview.click()
  await sees(page, 'Villa Title is required.')
  expect(context.pages()).toHaveLength(1)
  await fill(page, { 'Villa Title': name, Tagline: 'Above the lake', Address: 'Nishat' })
  await field(page, 'Price').fill('9000')
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

  await edit()
  const onRequest = page.getByRole('switch', { name: 'Price on request' })
  await onRequest.press('Space')
  await expect(field(page, 'Price')).toHaveCount(0)
  await page.keyboard.press('Meta+s')
  await expect(row).toContainText('On request')
  expect(await stored()).toMatchObject({ price: 0, priceOnRequest: true })
  await edit()
  await onRequest.press('Space')
  await field(page, 'Price').fill('₹ 9,500')
  await update.click()
  await expect(row).toContainText('₹9,500')
  expect(await stored()).toMatchObject({ price: 9500, priceOnRequest: false })

  // Previewing what is public would unpublish it.
  await edit()
  await tagline.fill('A thought')
  await preview.click()
  await expect(button(question(page, 'Unpublish to preview?'), 'Cancel')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeHidden()
  await expect(tagline).toHaveValue('A thought')
  expect((await stored()).status).toBe('published')

  const { token } = await newEditor(request, { ownerToken, userName: 'Meena' })
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api/Villa/${(await stored()).id}`
  const change = (multipart: Record<string, string>) => request.put(path, { headers, multipart })
  await change({ duration: 'Hers' })
  await update.click()
  await sees(page, 'Theirs: Hers', 'Yours: A thought')
  await press(page, 'Discard mine, use theirs')
  await expect(tagline).toHaveValue('Hers')
  await expect(page.getByRole('alert')).toBeHidden()
  await change({ duration: 'In her words', status: 'draft' })
  await fill(page, { Tagline: 'In my words', Price: '9600' })
  await update.click()
  const conflict = 'Somebody else changed this record since you opened it.'
  await expect(page.getByRole('alert')).toHaveText(conflict)
  await sees(page, /^Meena saved it on /, 'Theirs: In her words', 'Theirs (kept): Draft')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await field(page, 'Price').fill('9700')
  await sees(page, 'Yours: 9700')
  await press(page, 'Overwrite with mine')
  await expect(button(page, 'Add Villa')).toBeVisible()
  const overwritten = { duration: 'In my words', price: 9700, status: 'draft' }
  expect(await stored()).toMatchObject(overwritten)
})
