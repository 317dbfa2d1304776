import { expect } from '@playwright/test'
import { button, field, fill, phone, press, question, sees } from '../../support/screen.ts'
import {
  answerCalls,
  expectAccessible,
  logged,
  newEditor,
  openScreen,
  refusal,
  test,
} from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('hotels has its rules, and its save bar stays in view', async ({ page }) => {
  const wide = { width: 1440, height: 900 }
  await page.setViewportSize(wide)
  await openScreen(page, '/admin/hotels?edit=new', 'Hotel Management')
  await press(page, 'Add Hotel')
  const missing = page.getByText('Hotel Name is required.')
  await expect(missing).toBeVisible()
  await expect(field(page, 'Hotel Name')).toBeFocused()
  await page.keyboard.type('A')
  await expect(missing).toBeHidden()
  await field(page, 'Contact Email').fill('desk at hotel')
  await press(page, 'Add Hotel')
  await expect(field(page, 'Contact Email')).toHaveAccessibleDescription(/email/i)
  const terms = field(page, 'Terms and Conditions')
  await terms.evaluate((area) => {
    area.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '<p>Leave shoes.</p><ul><li>No smoking</li></ul>')
    const paste = { clipboardData, bubbles: true, cancelable: true }
    area.dispatchEvent(new ClipboardEvent('paste', paste))
  })
  await expect(terms).toHaveValue('Leave shoes.\n\n- No smoking')
  const top = async (label: string) => (await field(page, label).boundingBox())?.y ?? Number.NaN
  expect(await top('Price')).toBe(await top('Old price'))
  for (const size of [wide, phone.viewport]) {
    await page.setViewportSize(size)
    for (const label of ['Hotel Tagline', 'Terms and Conditions']) {
      await field(page, label).focus()
      await expect(page.getByText('Unsaved changes')).toBeInViewport({ ratio: 1 })
      await expect(button(page, 'Add Hotel')).toBeInViewport({ ratio: 1 })
    }
  }
  expect(await top('Price')).toBeLessThan(await top('Old price'))
})

test('shows the server’s refusal on wellness at its fields', async ({ page }) => {
  const names = 'Images Title Price AdditionalInfo Overview TermCondition RelaxationCategoryId'
  const messages = names.split(' ').map((name) => `${name} is odd.`)
  const errors = Object.fromEntries(messages.map((text) => [text.replace(' is odd.', ''), [text]]))
  await answerCalls(page, 'POST', '**/api/Relaxation', refusal(errors, 'All odd'))
  await openScreen(page, '/admin/wellness', 'Wellness Packages')
  await fill(page, { Title: 'Odd one', Price: '100' })
  await field(page, 'Category').selectOption({ index: 1 })
  const refusalLogged = logged(page, 'All odd')
  await press(page, 'Add Package')
  await refusalLogged
  await expect(page.getByRole('alert')).toHaveText(`Error: ${messages.join(' ')}`)
  for (const text of messages) {
    await expect(page.getByRole('form').getByText(text, { exact: true })).toBeVisible()
  }
  await expect(field(page, 'Title')).toHaveAccessibleDescription('Title is odd.')
  await expect(field(page, 'Category')).toHaveAccessibleDescription('RelaxationCategoryId is odd.')
  await page.getByText('What the server answered').click()
  await sees(page, /"Title":\["Title is odd\."\]/)
})

test('a villa: preview, price on request, a conflict', async ({ page, api, ownerToken }) => {
  test.slow()
  const name = 'Villa to be seen first'
  const context = page.context()
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
  const others = { Tagline: 'Above the lake', Address: 'Nishat', Price: '9000' }
  await fill(page, { 'Villa Title': name, ...others })
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

  const token = await newEditor(page.request, ownerToken, 'Meena')
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api/Villa/${(await stored()).id}`
  const change = (multipart: Record<string, string>) =>
    page.request.put(path, { headers, multipart })
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
