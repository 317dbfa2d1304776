import { expect, type Page } from '@playwright/test'
import { screens } from '../../../../app/admin/screens.ts'
import { answerCalls, openScreen, refusal, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const form = (page: Page) => page.getByRole('form')

/** Whether the browser, not the form, is to insert what is pasted. */
const paste = (page: Page, label: string, text: string) =>
  page.getByLabel(label).evaluate((area: HTMLTextAreaElement, text) => {
    area.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return area.dispatchEvent(event)
  }, text)

test('hotels has its fields, rules, list and confirmation', async ({ page }) => {
  const { list, question } = screens.Hotel
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const name = page.getByLabel('Hotel Name')
  await openScreen(page, '/admin/hotels', 'Hotel Management')
  await expect(form(page).getByText('Max 6 images')).toBeVisible()
  await button('Add Hotel').click()
  const missing = ['Hotel Name', 'Hotel Tagline', 'Contact Email', 'Hotel Address', 'Price']
  await expect(form(page).getByText(/ is required\.$/)).toHaveText(
    missing.map((label) => `${label} is required.`),
  )
  await expect(name).toBeFocused()
  await page.keyboard.type('A')
  await expect(page.getByText('Hotel Name is required.')).toBeHidden()
  await name.fill('')

  const existing = page.getByRole('region', { name: list })
  const edit = existing.getByRole('button', { name: /^Edit / }).first()
  const title = ((await edit.textContent()) ?? '').replace('Edit ', '')
  await edit.click()
  await expect(button('Update Hotel')).toBeVisible()
  await expect(name).toHaveValue(title)
  await button('Cancel').click()
  await expect(button('Add Hotel')).toBeVisible()
  await button(`Delete ${title}`).click()
  const dialog = page.getByRole('alertdialog', { name: question })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(edit).toBeVisible()

  const email = page.getByLabel('Contact Email')
  await email.fill('desk at hotel')
  await button('Add Hotel').click()
  await expect(email).toHaveAccessibleDescription(/email/i)
  await expect(email).toHaveAttribute('type', 'email')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  const html = '<p>Leave&nbsp;shoes.</p><ul><li>No smoking</li><li>Tom &amp; Jerry</li></ul>'
  expect(await paste(page, 'Terms and Conditions', html)).toBe(false)
  await expect(page.getByLabel('Terms and Conditions')).toHaveValue(
    'Leave shoes.\n\n- No smoking\n- Tom & Jerry',
  )
  expect(await paste(page, 'Additional Information', 'a < b & <script>')).toBe(true)
})

test('shows the server’s refusal on wellness at its field', async ({ page }) => {
  const names = [
    ...['Images', 'Title', 'Price', 'AdditionalInfo', 'Overview', 'TermCondition'],
    'RelaxationCategoryId',
  ]
  const messages = names.map((name) => `${name} is odd.`)
  const errors = Object.fromEntries(names.map((name) => [name, [`${name} is odd.`]]))
  await answerCalls(page, 'POST', '**/api/Relaxation', refusal(errors))
  await openScreen(page, '/admin/wellness', 'Wellness Packages')
  await page.getByLabel('Title').fill('Odd one')
  await page.getByLabel('Price', { exact: true }).fill('100')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add Package' }).click()
  await expect(page.getByRole('alert')).toHaveText(`Error: ${messages.join(' ')}`)
  for (const text of messages) {
    await expect(form(page).getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title is odd.')
  const category = page.getByLabel('Category')
  await expect(category).toHaveAccessibleDescription('RelaxationCategoryId is odd.')
  await page.getByText('What the server answered').click()
  await expect(page.locator('code')).toContainText('"Title":["Title is odd."]')
})

test('a form is grouped, and its save bar stays in view', async ({ page }) => {
  const save = page.getByRole('button', { name: 'Add Hotel' })
  const top = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? Number.NaN
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/hotels?edit=new', 'Hotel Management')
  for (const name of ['Basics', 'Pictures', 'Description']) {
    await expect(page.getByRole('group', { name })).toBeVisible()
  }
  expect(await top('Price')).toBe(await top('Old price'))
  await page.getByLabel('Hotel Name').fill('Chinar House')
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const label of ['Hotel Tagline', 'Terms and Conditions']) {
      await page.getByLabel(label).focus()
      await expect(page.getByText('Unsaved changes')).toBeInViewport({ ratio: 1 })
      await expect(save).toBeInViewport({ ratio: 1 })
    }
  }
  expect(await top('Price')).toBeLessThan(await top('Old price'))
})

test('staff switch a price to request, and back', async ({ page, api }) => {
  const villa = { title: 'Villa on request', duration: 'Quiet', description: 'Aru', price: '9000' }
  const { id } = await api.post('/api/Villa', villa, 'multipart')
  const save = page.getByRole('button', { name: 'Update Villa' })
  const stored = () => api.get(`/api/Villa/${id}`)
  await openScreen(page, `/admin/villas?edit=${id}`, 'Villas Management')
  const onRequest = page.getByRole('switch', { name: 'Price on request' })
  await onRequest.press('Space')
  await expect(page.getByLabel('Price', { exact: true })).toHaveCount(0)
  await save.click()
  await expect(page.getByRole('row', { name: /Villa on request/ })).toContainText('On request')
  expect(await stored()).toMatchObject({ price: 0, priceOnRequest: true })
  await expect(page.getByRole('button', { name: 'Add Villa' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Villa on request' }).click()
  await expect(save).toBeVisible()
  await onRequest.press('Space')
  await save.click()
  await expect(page.getByText('Price is required.')).toBeVisible()
  await page.getByLabel('Price', { exact: true }).fill('₹ 9,500')
  await save.click()
  await expect(page.getByRole('row', { name: /Villa on request/ })).toContainText('₹9,500')
  expect(await stored()).toMatchObject({ price: 9500, priceOnRequest: false })
})
