import { expect, type Page } from '@playwright/test'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import {
  confirmDeletion,
  delayReadings,
  expectAccessible,
  openScreen,
  test,
} from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const row = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Existing local costs' })
    .getByRole('listitem')
    .filter({ hasText: text })

async function addSledge(page: Page) {
  await openScreen(page, '/admin/local-costs', 'Local costs')
  await page.getByLabel('Place', { exact: true }).selectOption('Gulmarg')
  await page.getByLabel('What is paid for').fill('Sledge to the first station')
  await page.getByLabel('Unit').selectOption('Per group')
  await page.getByLabel('Lowest amount').fill('500')
  await page.getByLabel('Highest amount').fill('400')
  await page.getByRole('button', { name: 'Add Local Cost' }).click()
  await expect(page.getByText('Highest amount cannot be below the lowest.')).toBeVisible()
  await expect(page.getByLabel('Highest amount')).toBeFocused()
  await page.getByLabel('Highest amount').fill('700')
  await page.getByLabel('Season begins').fill('1 dec')
  await page.getByRole('button', { name: 'Add Local Cost' }).click()
  await expect(page.getByText('Local cost added successfully!')).toBeVisible()
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue(/\d+/)
}

test('adds, checks, changes and deletes a cost, which the place’s page shows', async ({ page }) => {
  await addSledge(page)
  const sledge = row(page, 'Sledge to the first station')
  await expect(sledge).toContainText('₹500 to ₹700 per group')
  await expect(sledge).toContainText('from 1 December')
  await expect(sledge).toContainText('Not checked yet')
  await sledge.getByRole('button', { name: /^Checked today/ }).click()
  await expect(page.getByText('Marked as checked today.')).toBeVisible()
  await expect(sledge).toContainText('Checked today')

  await page.getByLabel('Show costs at').selectOption('Gulmarg')
  await expect(page.getByText(/^Shown on the pages of .*travel packages/)).toBeVisible()
  await sledge.getByRole('link', { name: 'Edit Sledge' }).click()
  await expect(page.getByLabel('What is paid for')).toBeFocused()
  await expect(page.getByLabel('Season begins')).toHaveValue('1 December')
  await page.getByLabel('Lowest amount').fill('600')
  await page.getByRole('button', { name: 'Update Local Cost' }).click()
  await expect(page.getByText('Local cost updated successfully!')).toBeVisible()
  await expect(page.locator('main:focus, main :focus')).toBeVisible()

  await page.goto('/travel-package/20')
  const panel = page.locator('#local-costs')
  await expect(panel).toContainText('From 1 December · checked today')
  await expect(panel).toContainText('₹600 to ₹700 per group')

  await openScreen(page, '/admin/local-costs?q=sledge', 'Local costs')
  await sledge.getByRole('button', { name: 'Delete Sledge' }).click()
  await confirmDeletion(page)
  await expect(page.getByText('Local cost deleted successfully!')).toBeVisible()
  await expect(sledge).toHaveCount(0)
  await page.goto('/travel-package/20')
  await expect(panel).not.toContainText('Sledge')
})

test('the dashboard lists samples until they are checked', async ({ page }) => {
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  const task = page.getByRole('region', { name: 'Local costs to check' })
  await expect(task).toContainText('16 samples.')
  await task.getByRole('link', { name: 'Check them' }).click()
  await expect(row(page, 'Sample, to be checked')).toHaveCount(16)
  await page.getByRole('button', { name: /^Checked today.*Gondola, phase 1/ }).click()
  await expect(row(page, 'Sample, to be checked')).toHaveCount(15)
  // The form must neither lose its input nor revert what a button changed meanwhile.
  await page.getByRole('link', { name: 'Edit Gondola, phase 2' }).click()
  // Until then the form is for a new one.
  await expect(page.getByRole('button', { name: 'Update Local Cost' })).toBeVisible()
  await expect(page.getByLabel('Checked on')).toHaveValue('')
  await page.getByLabel('Paid to').fill('the counter')
  await page.getByRole('button', { name: /^Checked today.*Gondola, phase 2/ }).click()
  await expect(row(page, 'Sample, to be checked')).toHaveCount(14)
  await expect(page.getByLabel('Checked on')).toHaveValue(todayInKolkata())
  await expect(page.getByLabel('Paid to')).toHaveValue('the counter')
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(task).toContainText('14 samples.')
})

test('keeps what was typed when a colleague saves first, and says so', async ({ page, api }) => {
  const [{ id }] = await api.list('/api/local-costs?q=Gondola, phase 1')
  await openScreen(page, `/admin/local-costs?edit=${id}`, 'Local costs')
  const [paidTo, source] = [page.getByLabel('Paid to'), page.getByLabel('Learnt from')]
  await paidTo.fill('mine')
  await api.put(`/api/local-costs/${id}`, { paidTo: 'theirs', source: 'a colleague' })
  const update = page.getByRole('button', { name: 'Update Local Cost' })
  await update.click()
  await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
  await expect(source).toHaveValue('a colleague')
  await expect(paidTo).toHaveValue('mine')
  await update.click()
  await expect(page.getByText('Local cost updated successfully!')).toBeVisible()
  const stored = await api.get(`/api/local-costs/${id}`)
  expect(stored).toMatchObject({ paidTo: 'mine', source: 'a colleague' })
})

test('keeps what was typed over a cost that a colleague deletes, and adds it as a new one', async ({
  page,
  api,
}) => {
  const [{ id, what }, other] = await api.list('/api/local-costs?q=pony')
  await openScreen(page, `/admin/local-costs?edit=${id}`, 'Local costs')
  await page.getByLabel('Paid to').fill('the pony owner')
  await api.remove(`/api/local-costs/${id}`)
  // It reloads the screen, which no longer has the cost.
  await row(page, other.what)
    .getByRole('button', { name: /^Checked today/ })
    .first()
    .click()
  await expect(page.getByText('Marked as checked today.')).toBeVisible()
  await expect(page.getByLabel('Paid to')).toHaveValue('the pony owner')
  await page.getByRole('button', { name: 'Update Local Cost' }).click()
  await expect(page.getByRole('alert')).toContainText('It was deleted meanwhile.')
  await page.getByRole('button', { name: 'Add Local Cost' }).click()
  await expect(page.getByText('Local cost added successfully!')).toBeVisible()
  await expect(page).not.toHaveURL(/edit=/)
  const found = await api.list('/api/local-costs?q=pony owner')
  expect(found).toMatchObject([{ what, paidTo: 'the pony owner' }])
})

test('previews and imports a table', async ({ page }) => {
  await openScreen(page, '/admin/local-costs', 'Local costs')
  await page
    .getByLabel('Table of local costs')
    .fill('Place,What is paid for,Lowest amount\nGulmarg,Ski lesson,1500\nNowhere,Pony,1\n')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('1 new, 0 changed, 0 unchanged, 1 refused.')).toBeVisible()
  await expect(page.getByText('There is no destination “Nowhere”.')).toBeVisible()
  await expectAccessible(page)
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/local-costs/)
  await page.getByRole('button', { name: 'Import 1' }).click()
  await expect(page.getByText('1 local cost imported.')).toBeVisible()
  expect(await row(page, 'Ski lesson').count()).toBe(1)
  await expect(row(page, 'Ski lesson')).toContainText('₹1,500 per person')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^local-costs-[\d-]{10}\.csv$/)
})
