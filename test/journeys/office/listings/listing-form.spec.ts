import { expect, type Page } from '@playwright/test'
import { screens } from '../../../../app/admin/screens.ts'
import { button, press, question, sees } from '../../support/screen.ts'
import { answerCalls, openScreen, refusal, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

/** Whether the browser, not the form, is to insert what is pasted. */
const paste = (page: Page, label: string, text: string) =>
  page.getByLabel(label).evaluate((area: HTMLTextAreaElement, text) => {
    area.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return area.dispatchEvent(event)
  }, text)

test('hotels has its rules, list and confirmation, and its save bar stays in view', async ({
  page,
}) => {
  const form = page.getByRole('form')
  const name = page.getByLabel('Hotel Name')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/hotels?edit=new', 'Hotel Management')
  await press(page, 'Add Hotel')
  const missing = ['Hotel Name', 'Hotel Tagline', 'Contact Email', 'Hotel Address', 'Price']
  await expect(form.getByText(/ is required\.$/)).toHaveText(
    missing.map((label) => `${label} is required.`),
  )
  await expect(name).toBeFocused()
  await page.keyboard.type('A')
  await expect(page.getByText('Hotel Name is required.')).toBeHidden()
  const top = async (label: string) =>
    (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? Number.NaN
  expect(await top('Price')).toBe(await top('Old price'))
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const label of ['Hotel Tagline', 'Terms and Conditions']) {
      await page.getByLabel(label).focus()
      await expect(page.getByText('Unsaved changes')).toBeInViewport({ ratio: 1 })
      await expect(button(page, 'Add Hotel')).toBeInViewport({ ratio: 1 })
    }
  }
  expect(await top('Price')).toBeLessThan(await top('Old price'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await name.fill('')

  const existing = page.getByRole('region', { name: screens.Hotel.list })
  const edit = existing.getByRole('button', { name: /^Edit / }).first()
  const title = ((await edit.textContent()) ?? '').replace('Edit ', '')
  await edit.click()
  await expect(button(page, 'Update Hotel')).toBeVisible()
  await expect(name).toHaveValue(title)
  await press(page, 'Cancel')
  await expect(button(page, 'Add Hotel')).toBeVisible()
  await press(page, `Delete ${title}`)
  await press(question(page, screens.Hotel.question), 'Cancel')
  await expect(question(page)).toBeHidden()
  await expect(edit).toBeVisible()

  const email = page.getByLabel('Contact Email')
  await email.fill('desk at hotel')
  await press(page, 'Add Hotel')
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
  await press(page, 'Add Package')
  await expect(page.getByRole('alert')).toHaveText(`Error: ${messages.join(' ')}`)
  for (const text of messages) {
    await expect(page.getByRole('form').getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Title is odd.')
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription(
    'RelaxationCategoryId is odd.',
  )
  await page.getByText('What the server answered').click()
  await expect(page.locator('code')).toContainText('"Title":["Title is odd."]')
})

test('staff switch a price to request, and back', async ({ page, api }) => {
  const villa = { title: 'Villa on request', duration: 'Quiet', description: 'Aru', price: '9000' }
  const { id } = await api.post('/api/Villa', villa, 'multipart')
  const price = page.getByLabel('Price', { exact: true })
  const row = page.getByRole('row', { name: /Villa on request/ })
  await openScreen(page, `/admin/villas?edit=${id}`, 'Villas Management')
  const onRequest = page.getByRole('switch', { name: 'Price on request' })
  await onRequest.press('Space')
  await expect(price).toHaveCount(0)
  await press(page, 'Update Villa')
  await expect(row).toContainText('On request')
  expect(await api.get(`/api/Villa/${id}`)).toMatchObject({ price: 0, priceOnRequest: true })
  await expect(button(page, 'Add Villa')).toBeVisible()

  await press(page, 'Edit Villa on request')
  await expect(button(page, 'Update Villa')).toBeVisible()
  await onRequest.press('Space')
  await press(page, 'Update Villa')
  await sees(page, 'Price is required.')
  await price.fill('₹ 9,500')
  await press(page, 'Update Villa')
  await expect(row).toContainText('₹9,500')
  expect(await api.get(`/api/Villa/${id}`)).toMatchObject({ price: 9500, priceOnRequest: false })
})
