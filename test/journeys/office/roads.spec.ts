import { expect, type Page } from '@playwright/test'
import { confirmDeletion, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

const row = (page: Page, panel: string, text: string) =>
  page.getByRole('region', { name: panel }).getByRole('listitem').filter({ hasText: text })

const roadRow = (page: Page, text: string) => row(page, 'How they are now', text)

const shownTo = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('two taps on a phone update a road; a place is added, updated for a day, renamed and deleted', async ({
  page,
}) => {
  await openScreen(page, '/admin/roads', 'Roads')
  const zojila = roadRow(page, 'Zojila')
  await expect(zojila).toContainText('Not checked yet')
  await zojila.getByRole('button', { name: 'Update Zojila' }).click()
  await zojila.getByRole('button', { name: 'Closed' }).click()
  await expect(page.getByText('Zojila: closed. Visitors see it now.')).toBeVisible()
  await expect(zojila).toContainText(/Seen at \d+:\d\d today · holds until \d+:\d\d tomorrow/)
  await page.goto('/roads')
  await expect(shownTo(page, 'Zojila')).toContainText('Closed')

  await openScreen(page, '/admin/roads', 'Roads')
  await zojila.getByRole('button', { name: 'Update Zojila' }).click()
  await zojila.getByLabel('Sentence').fill('Chains needed')
  await zojila.getByLabel('Cut-off hour').fill('15:00')
  await page.context().setOffline(true)
  await zojila.getByRole('button', { name: 'Restricted' }).click()
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(zojila.getByLabel('Sentence')).toHaveValue('Chains needed')
  await page.context().setOffline(false)
  await zojila.getByRole('button', { name: 'Restricted' }).click()
  await expect(zojila).toContainText('Chains needed')
  await expect(zojila.getByRole('button', { name: 'Update Zojila' })).toBeFocused()
  await page.goto('/roads')
  await expect(shownTo(page, 'Zojila')).toContainText('RestrictedChains neededCut-off hour: 15:00')

  await openScreen(page, '/admin/roads', 'Roads')
  await page.getByRole('button', { name: 'Add Road' }).click()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Shankaracharya steps')
  await page.getByLabel('Road or place', { exact: true }).selectOption('Place')
  await page.getByRole('button', { name: 'Add Road' }).click()
  await expect(page.getByText('Road or place added successfully!')).toBeVisible()
  const steps = roadRow(page, 'Shankaracharya')
  await steps.getByRole('button', { name: /^Update/ }).click()
  await steps.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(steps).toContainText('tomorrow')
  await steps.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Shankaracharya temple')
  await page.getByRole('button', { name: 'Update Road' }).click()
  await expect(page.getByText('Road or place updated successfully!')).toBeVisible()
  await page.goto('/roads')
  await expect(shownTo(page, 'Shankaracharya temple')).toContainText('Open')
  await openScreen(page, '/admin/roads', 'Roads')
  await steps.getByRole('button', { name: /^Delete/ }).click()
  await confirmDeletion(page)
  await expect(steps).toHaveCount(0)
})

test('adds to and changes the calendar', async ({ page }) => {
  await openScreen(page, '/admin/roads', 'Roads')
  const form = page.getByRole('region', { name: 'Add a yearly event' })
  await form.getByLabel('What').fill('Cherries')
  await form.getByLabel('Usually begins').fill('32 May')
  await form.getByLabel('Usually ends').fill('15 july')
  await form.getByRole('button', { name: 'Add to Calendar' }).click()
  await expect(form.getByText('Usually begins must be a day such as 20 March.')).toBeVisible()
  await form.getByLabel('Usually begins').fill('20 May')
  await form.getByRole('button', { name: 'Add to Calendar' }).click()
  const cherries = row(page, 'Yearly calendar', 'Cherries')
  await expect(cherries).toContainText('20 May to 15 July')
  await cherries.getByRole('link', { name: 'Edit Cherries' }).click()
  const update = page.getByRole('button', { name: 'Update Calendar' })
  // Until then the form belongs to another entry.
  await expect(update).toBeVisible()
  await page.getByLabel('Where').fill('Tangmarg')
  await update.click()
  await expect(cherries).toContainText('Tangmarg')
  await page.goto('/roads')
  await expect(shownTo(page, 'Cherries')).toContainText('Tangmarg')
})
