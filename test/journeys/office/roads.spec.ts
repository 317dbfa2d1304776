import { expect, type Page } from '@playwright/test'
import { openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

const row = (page: Page, panel: string, text: string) =>
  page.getByRole('region', { name: panel }).getByRole('listitem').filter({ hasText: text })

const roadRow = (page: Page, text: string) => row(page, 'How they are now', text)

const shownTo = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('two taps on a phone update a road, also after a lost connection', async ({ page }) => {
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
})

test('asks before each of several unsaved forms is lost, and before pasted rows are', async ({
  page,
}) => {
  await openScreen(page, '/admin/roads', 'Roads')
  const name = page.getByLabel('Name', { exact: true })
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const stay = () => question.getByRole('button', { name: 'Stay' }).click()
  const edit = page.getByRole('link', { name: 'Edit Zojila' })
  await name.fill('Half a name')
  await page.getByLabel('What', { exact: true }).fill('Half an event')
  await page.getByLabel('Table of the calendar').fill('What,Usually begins')
  await edit.click()
  await expect(question).toContainText('It has unsaved changes.')
  await stay()
  await expect(name).toHaveValue('Half a name')
  await edit.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(name).toHaveValue('Zojila')
  const other = page.getByRole('link', { name: 'Today' })
  await other.evaluate((link: HTMLElement) => link.click())
  await expect(question).toContainText('Several forms have unsaved changes.')
  await stay()
  await page.getByLabel('What', { exact: true }).fill('')
  await other.evaluate((link: HTMLElement) => link.click())
  await expect(question).toContainText('Table of the calendar: not imported yet.')
  await stay()
  // As Excel saves plain CSV, and a workbook that is none.
  const choose = page.getByLabel('Choose a CSV file').nth(1)
  const file = { name: 'calendar.csv', mimeType: 'text/csv' }
  await choose.setInputFiles({ ...file, buffer: Buffer.from('What\nCafé week', 'latin1') })
  await expect(page.getByLabel('Table of the calendar')).toHaveValue('What\nCafé week')
  await choose.setInputFiles({ ...file, buffer: Buffer.from('PK\0\0') })
  await expect(page.getByRole('alert')).toContainText('“calendar.csv” is no text. Save it as CSV.')
  await other.evaluate((link: HTMLElement) => link.click())
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
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
