import { expect } from '@playwright/test'
import { answer, button, press, question, sees } from '../support/screen.ts'
import { openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('restores a hotel to an earlier state, and the history shows it', async ({ page, api }) => {
  const [{ id, title, price }] = await api.list('/api/Hotel')
  await api.put(`/api/Hotel/${id}`, { price: '4321' }, 'multipart')
  await openScreen(page, `/admin/hotels?edit=${id}`, 'Hotel Management')
  await page.getByRole('form').getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(`/admin/history?listingId=${id}`)
  const rows = page.getByRole('listitem').filter({ hasText: `the hotel “${title}”` })
  const newest = rows.first()
  await expect(newest).toContainText(/changed the hotel.*→ ₹4,321/)
  await press(newest, /^Restore/)
  const sure = question(page, 'Restore the hotel to before this change?')
  await sees(sure, title)
  await expect(button(sure, 'Cancel')).toBeFocused()
  await answer(page, 'Restore')
  await sees(page, `“${title}” restored.`)
  await expect(newest).toContainText('restored an earlier version of the hotel')
  await newest.getByRole('link', { name: `“${title}”` }).click()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue(`${price}`)
})
