import { expect } from '@playwright/test'
import { answerCalls, holdReads, openScreen, pressFirst, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('restores a hotel to an earlier state, and the history shows it', async ({ page }) => {
  await openScreen(page, '/admin/hotels', 'Hotel Management')
  await pressFirst(page, /^Edit /)
  await expect(page.getByRole('link', { name: 'View on site' })).toBeVisible()
  const title = await page.getByLabel('Hotel Name').inputValue()
  const price = await page.getByLabel('Price', { exact: true }).inputValue()
  await page.getByLabel('Price', { exact: true }).fill('4321')
  await page.getByRole('button', { name: 'Update Hotel' }).click()
  await expect(page.getByText('Hotel updated successfully!')).toBeVisible()

  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await page.getByRole('form').getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(/\/admin\/history\?listingId=\d+$/)
  const newest = page
    .getByRole('listitem')
    .filter({ hasText: `the hotel “${title}”` })
    .first()
  await expect(newest).toContainText('changed the hotel')
  await expect(newest).toContainText('→ ₹4,321')

  await newest.getByRole('button', { name: 'Restore' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Restore the hotel to before this change?',
  })
  await expect(question.getByText(title, { exact: true })).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(`“${title}” restored.`)).toBeVisible()
  await expect(newest).toContainText('restored an earlier version of the hotel')

  await newest.getByRole('link', { name: `“${title}”` }).click()
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue(price)
})

test('says that nothing matches, and only that it failed if it failed', async ({ page }) => {
  await openScreen(page, '/admin/history?kind=Review&page=-3', 'History')
  await expect(page.getByLabel('Kind')).toHaveValue('Review')
  await expect(page.getByText('No changes match.')).toBeVisible()
  await answerCalls(page, 'GET', '**/api/History?*')
  await page.reload()
  await expect(page.getByText('The history could not be loaded.')).toBeVisible()
  await expect(page.getByText('No data available')).toHaveCount(0)
})

test('two quick choices on a slow connection both count', async ({ page }) => {
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  await page.getByText('Filter and sort').click()
  const releaseDesk = await holdReads(page, '**/api/Enquiry?*')
  await page.getByLabel('Source').selectOption('partner')
  await expect(page.getByLabel('Source')).toHaveValue('partner')
  await page.getByRole('link', { name: /^All/ }).click()
  await page.getByLabel('Order').selectOption('oldest')
  releaseDesk()
  await expect(page).toHaveURL('/admin/enquiries?form=partner&status=all&sort=oldest')
})
