import { expect, type Page } from '@playwright/test'
import { button, field, fill, press, sees } from '../../support/screen.ts'
import { answerCalls, logged, openScreen, refusal, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

/** Whether the browser, not the form, is to insert what is pasted. */
const paste = (page: Page, label: string, text: string) =>
  field(page, label).evaluate((area: HTMLTextAreaElement, text) => {
    area.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    return area.dispatchEvent(event)
  }, text)

test('hotels has its rules, and its save bar stays in view', async ({ page }) => {
  const name = field(page, 'Hotel Name')
  const wide = { width: 1440, height: 900 }
  await page.setViewportSize(wide)
  await openScreen(page, '/admin/hotels?edit=new', 'Hotel Management')
  await press(page, 'Add Hotel')
  const missing = ['Hotel Name', 'Hotel Tagline', 'Contact Email', 'Hotel Address', 'Price']
  await expect(page.getByRole('form').getByText(/ is required\.$/)).toHaveText(
    missing.map((label) => `${label} is required.`),
  )
  await expect(name).toBeFocused()
  await page.keyboard.type('A')
  await expect(page.getByText('Hotel Name is required.')).toBeHidden()
  await field(page, 'Contact Email').fill('desk at hotel')
  await press(page, 'Add Hotel')
  await expect(field(page, 'Contact Email')).toHaveAccessibleDescription(/email/i)
  const html = '<p>Leave&nbsp;shoes.</p><ul><li>No smoking</li><li>Tom &amp; Jerry</li></ul>'
  expect(await paste(page, 'Terms and Conditions', html)).toBe(false)
  await expect(field(page, 'Terms and Conditions')).toHaveValue(
    'Leave shoes.\n\n- No smoking\n- Tom & Jerry',
  )
  expect(await paste(page, 'Additional Information', 'a < b & <script>')).toBe(true)
  const top = async (label: string) => (await field(page, label).boundingBox())?.y ?? Number.NaN
  expect(await top('Price')).toBe(await top('Old price'))
  for (const size of [wide, { width: 360, height: 740 }]) {
    await page.setViewportSize(size)
    for (const label of ['Hotel Tagline', 'Terms and Conditions']) {
      await field(page, label).focus()
      await expect(page.getByText('Unsaved changes')).toBeInViewport({ ratio: 1 })
      await expect(button(page, 'Add Hotel')).toBeInViewport({ ratio: 1 })
    }
  }
  expect(await top('Price')).toBeLessThan(await top('Old price'))
  await press(page, 'Start over')
  await page.setViewportSize(wide)
  const edit = button(page, /^Edit /).first()
  const title = ((await edit.textContent()) ?? '').replace('Edit ', '')
  await edit.click()
  await expect(name).toHaveValue(title)
  await press(page, 'Cancel')
  await expect(button(page, 'Add Hotel')).toBeVisible()
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

test('writes an article with a picture and related listings', async ({ page, api }) => {
  await openScreen(page, '/admin/articles?edit=new', 'Articles')
  await fill(page, { Title: 'Roads in March', Text: 'Snow, then mud.' })
  await field(page, 'Category').selectOption('Seasons')
  await press(page, 'Picture')
  await expect(field(page, 'Text')).toHaveValue('Snow, then mud.\n\n[picture 2]\n')
  const find = page.getByRole('searchbox', { name: 'Find a listing to add' })
  for (const name of ['Walnut Prow Houseboat', 'Zabarwan Steps']) {
    await find.fill(name)
    await press(page, new RegExp(`^Add ${name}`))
  }
  await find.fill('nothing is called so')
  await sees(page, 'No listing has this name.')
  await find.fill('')
  const chosen = page.getByRole('group', { name: 'Related listings' }).getByRole('listitem')
  await press(page, /^Move up Zabarwan/)
  await expect(chosen).toHaveText([/^Zabarwan Steps/, /^Walnut Prow Houseboat/])
  await press(page, /^Remove Walnut/)
  await press(page, 'Add Article')
  await sees(page, 'Article added successfully!')
  const [{ text, related }] = await api.list('/api/Article?q=roads+in+march')
  expect(text).toContain('[picture 2]')
  const [steps] = await api.list('/api/Hotel?q=zabarwan+steps')
  expect(related.$values).toEqual([steps.id])
})
