import { expect, type Page } from '@playwright/test'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { press, sees } from '../support/screen.ts'
import {
  confirmDeletion,
  delayReadings,
  expectAccessible,
  openScreen,
  test,
} from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const open = (page: Page, search = '') =>
  openScreen(page, `/admin/local-costs${search}`, 'Local costs')

const row = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Existing local costs' })
    .getByRole('listitem')
    .filter({ hasText: text })

test('adds, checks, changes and deletes a cost, which the place’s page shows', async ({ page }) => {
  const onSite = async () => (await page.request.get('/travel-package/20')).text()
  await open(page)
  const high = page.getByLabel('Highest amount')
  await page.getByLabel('Place', { exact: true }).selectOption('Gulmarg')
  await page.getByLabel('What is paid for').fill('Sledge to the first station')
  await page.getByLabel('Unit').selectOption('Per group')
  await page.getByLabel('Lowest amount').fill('500')
  await high.fill('400')
  await press(page, 'Add Local Cost')
  await sees(page, 'Highest amount cannot be below the lowest.')
  await expect(high).toBeFocused()
  await high.fill('700')
  await page.getByLabel('Season begins').fill('1 dec')
  await press(page, 'Add Local Cost')
  await sees(page, 'Local cost added successfully!')
  await expect(page.getByLabel('Place', { exact: true })).toHaveValue(/\d+/)
  const sledge = row(page, 'Sledge to the first station')
  await press(sledge, /^Checked today/)
  await sees(page, 'Marked as checked today.')
  await expect(sledge).toContainText('Checked today')

  await page.getByLabel('Show costs at').selectOption('Gulmarg')
  await sees(page, /^Shown on the pages of .*travel packages/)
  await sledge.getByRole('link', { name: 'Edit Sledge' }).click()
  await expect(page.getByLabel('What is paid for')).toBeFocused()
  await expect(page.getByLabel('Season begins')).toHaveValue('1 December')
  await page.getByLabel('Lowest amount').fill('600')
  await press(page, 'Update Local Cost')
  await sees(page, 'Local cost updated successfully!')
  await expect(page.locator('main:focus, main :focus')).toBeVisible()
  expect(await onSite()).toMatch(/Sledge.*₹600 to ₹700.*From 1 December · checked today/s)
  await press(sledge, /^Delete Sledge/)
  await confirmDeletion(page)
  await sees(page, 'Local cost deleted successfully!')
  await expect(sledge).toHaveCount(0)
  expect(await onSite()).not.toContain('Sledge')
})

test('a form neither loses its input nor reverts what a button or a colleague changed meanwhile', async ({
  page,
  api,
}) => {
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  const samples = row(page, 'Sample, to be checked')
  await page.getByRole('link', { name: 'Check them' }).click()
  await expect(samples).toHaveCount(16)
  await page.getByRole('link', { name: 'Edit Gondola, phase 2' }).click()
  // Until then the form is for a new one.
  await expect(page.getByRole('button', { name: 'Update Local Cost' })).toBeVisible()
  const [paidTo, source] = [page.getByLabel('Paid to'), page.getByLabel('Learnt from')]
  await expect(page.getByLabel('Checked on')).toHaveValue('')
  await paidTo.fill('the counter')
  await press(page, /^Checked today.*Gondola, phase 2/)
  await expect(samples).toHaveCount(15)
  await expect(page.getByLabel('Checked on')).toHaveValue(todayInKolkata())
  await expect(paidTo).toHaveValue('the counter')

  const [{ id }] = await api.list('/api/local-costs?q=Gondola, phase 2')
  await api.put(`/api/local-costs/${id}`, { paidTo: 'theirs', source: 'a colleague' })
  await press(page, 'Update Local Cost')
  await expect(page.getByRole('alert')).toContainText('What you typed is kept.')
  await expect(source).toHaveValue('a colleague')
  await expect(paidTo).toHaveValue('the counter')
  await press(page, 'Update Local Cost')
  await sees(page, 'Local cost updated successfully!')
  const stored = await api.get(`/api/local-costs/${id}`)
  expect(stored).toMatchObject({ paidTo: 'the counter', source: 'a colleague' })

  // Over a cost that a colleague deletes, what was typed stays, to be added as a new one.
  const [pony, other] = await api.list('/api/local-costs?q=pony')
  await open(page, `?edit=${pony.id}`)
  await paidTo.fill('the pony owner')
  await api.remove(`/api/local-costs/${pony.id}`)
  // It reloads the screen, which no longer has the cost.
  await row(page, other.what)
    .getByRole('button', { name: /^Checked today/ })
    .first()
    .click()
  await sees(page, 'Marked as checked today.')
  await expect(paidTo).toHaveValue('the pony owner')
  await press(page, 'Update Local Cost')
  await expect(page.getByRole('alert')).toContainText('It was deleted meanwhile.')
  await press(page, 'Add Local Cost')
  await sees(page, 'Local cost added successfully!')
  await expect(page).not.toHaveURL(/edit=/)
  const found = await api.list('/api/local-costs?q=pony owner')
  expect(found).toMatchObject([{ what: pony.what, paidTo: 'the pony owner' }])
})

test('previews and imports a table', async ({ page }) => {
  await open(page)
  await page
    .getByLabel('Table of local costs')
    .fill('Place,What is paid for,Lowest amount\nGulmarg,Ski lesson,1500\nNowhere,Pony,1\n')
  await press(page, 'Check')
  await sees(page, '1 new, 0 changed, 0 unchanged, 1 refused.')
  await sees(page, 'There is no destination “Nowhere”.')
  await expectAccessible(page)
  // Over a slow connection, the message is not ahead of the list.
  await delayReadings(page, /\/api\/local-costs/)
  await press(page, 'Import 1')
  await sees(page, '1 local cost imported.')
  expect(await row(page, 'Ski lesson').count()).toBe(1)
  await expect(row(page, 'Ski lesson')).toContainText('₹1,500 per person')
  const download = page.waitForEvent('download')
  await press(page, 'Export CSV')
  expect((await download).suggestedFilename()).toMatch(/^local-costs-[\d-]{10}\.csv$/)
})
