import { expect } from '@playwright/test'
import { openScreen, test } from './staff.ts'

/** A server of its own: it changes what visitors see. */
test.use({ variables: { JOURNEY: 'admin-pasting' } })

const pasted =
  '<p>Leave&nbsp;shoes at the door.</p><ul><li>No smoking</li><li>Tom &amp; Jerry</li></ul>'
const read = 'Leave shoes at the door.\n\n• No smoking\n• Tom & Jerry'

test('pasted HTML goes into a form as plain text, and text that is none as it is', async ({
  page,
}) => {
  await openScreen(page, '/admin/hotels', 'Hotel Management')
  const paste = (label: string, text: string) =>
    page.getByLabel(label).evaluate((area: HTMLTextAreaElement, text) => {
      area.focus()
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      return area.dispatchEvent(event)
    }, text)
  expect(await paste('Terms and Conditions', pasted)).toBe(false)
  await expect(page.getByLabel('Terms and Conditions')).toHaveValue(read)
  // The browser itself puts in what is left to it.
  expect(await paste('Additional Information', 'a < b & <script>')).toBe(true)
})

test('HTML that is stored is shown as plain text on the page and to machines', async ({
  page,
  request,
  ownerToken,
}) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const [hotel] = (await (await request.get('/api/Hotel')).json()).$values
  const multipart = { overview: '<p>A <b>quiet</b> house.</p>', termCondition: pasted }
  const saved = await request.put(`/api/Hotel/${hotel.id}`, { headers, multipart })
  expect(await saved.json()).toMatchObject({ termCondition: pasted })
  await page.goto(`/hotel/${hotel.id}`)
  await expect(page.getByText('Leave shoes at the door.')).toBeVisible()
  await expect(page.getByText('A quiet house.')).toBeVisible()
  const html = await page.content()
  expect(html).not.toContain('&lt;p&gt;')
  expect(html).not.toMatch(/\\u003c(p|b|li)>/)
})
