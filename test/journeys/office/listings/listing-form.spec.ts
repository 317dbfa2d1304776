import { expect } from '@playwright/test'
import { button, field, fill, phone, press, sees } from '../../support/screen.ts'
import { answerCalls, logged, openScreen, refusal, test } from '../../support/staff.ts'

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
