import { expect, type Page } from '@playwright/test'
import { answer, press, question, sees } from '../support/screen.ts'
import { confirmDeletion, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

const row = (page: Page, panel: string, text: string) =>
  page.getByRole('region', { name: panel }).getByRole('listitem').filter({ hasText: text })

const roadRow = (page: Page, text: string) => row(page, 'How they are now', text)

/** What visitors read about a place. */
async function onSite(page: Page, name: string) {
  const html = await (await page.request.get('/roads')).text()
  const item = html.split('<li').find((each) => new RegExp(`<h\\d[^>]*>${name}</`).test(each)) ?? ''
  return item.replaceAll(/<[^>]+>/g, '')
}

test('two taps on a phone update a road; a place is added, updated for a day, renamed and deleted', async ({
  page,
}) => {
  await openScreen(page, '/admin/roads', 'Roads')
  const zojila = roadRow(page, 'Zojila')
  await expect(zojila).toContainText('Not checked yet')
  await press(zojila, 'Update Zojila')
  await press(zojila, 'Closed')
  await sees(page, 'Zojila: closed. Visitors see it now.')
  await expect(zojila).toContainText(/Seen at \d+:\d\d today · holds until \d+:\d\d tomorrow/)
  expect(await onSite(page, 'Zojila')).toContain('Closed')

  await press(zojila, 'Update Zojila')
  await zojila.getByLabel('Sentence').fill('Chains needed')
  await zojila.getByLabel('Cut-off hour').fill('15:00')
  await page.context().setOffline(true)
  await press(zojila, 'Restricted')
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(zojila.getByLabel('Sentence')).toHaveValue('Chains needed')
  await page.context().setOffline(false)
  await press(zojila, 'Restricted')
  await expect(zojila).toContainText('Chains needed')
  await expect(zojila.getByRole('button', { name: 'Update Zojila' })).toBeFocused()
  expect(await onSite(page, 'Zojila')).toMatch(/Restricted.*Chains needed.*Cut-off hour.*15:00/)

  await press(page, 'Add Road')
  await sees(page, 'Name is required.')
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Shankaracharya steps')
  await page.getByLabel('Road or place', { exact: true }).selectOption('Place')
  await press(page, 'Add Road')
  await sees(page, 'Road or place added successfully!')
  const steps = roadRow(page, 'Shankaracharya')
  await press(steps, /^Update/)
  await press(steps, 'Open')
  await expect(steps).toContainText('tomorrow')
  await steps.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Shankaracharya temple')
  await press(page, 'Update Road')
  await sees(page, 'Road or place updated successfully!')
  expect(await onSite(page, 'Shankaracharya temple')).toContain('Open')
  await press(steps, /^Delete/)
  await confirmDeletion(page)
  await expect(steps).toHaveCount(0)
})

test('asks before each of several unsaved forms is lost, and before pasted rows are', async ({
  page,
}) => {
  await openScreen(page, '/admin/roads', 'Roads')
  const name = page.getByLabel('Name', { exact: true })
  const asked = question(page, 'Leave without saving?')
  const stay = () => answer(page, 'Stay')
  const edit = page.getByRole('link', { name: 'Edit Zojila' })
  const what = page.getByLabel('What', { exact: true })
  await name.fill('Half a name')
  await what.fill('Half an event')
  await page.getByLabel('Table of the calendar').fill('What,Usually begins')
  await edit.click()
  await expect(asked).toContainText('It has unsaved changes.')
  await stay()
  await expect(name).toHaveValue('Half a name')
  await edit.click()
  await answer(page, 'Leave')
  await expect(name).toHaveValue('Zojila')
  const leave = () => page.getByRole('link', { name: 'Today' }).dispatchEvent('click')
  await leave()
  await expect(asked).toContainText('Several forms have unsaved changes.')
  await stay()
  await press(page, 'Update Zojila')
  await page.getByLabel('Sentence').fill('Snow since noon')
  for (const button of ['Close Zojila', 'Update Mughal Road']) {
    await press(page, button)
    await expect(question(page)).toContainText('What you typed about Zojila is not saved.')
    await answer(page, 'Cancel')
  }
  await what.fill('')
  await leave()
  await expect(asked).toContainText('Several forms have unsaved changes.')
  await stay()
  await press(page, 'Close Zojila')
  await answer(page, 'Close')
  await leave()
  await expect(asked).toContainText('Table of the calendar: not imported yet.')
  await stay()
  // As Excel saves plain CSV, and a workbook that is none.
  const choose = page.getByLabel('Choose a CSV file').nth(1)
  const file = { name: 'calendar.csv', mimeType: 'text/csv' }
  await choose.setInputFiles({ ...file, buffer: Buffer.from('What\nCafé week', 'latin1') })
  await expect(page.getByLabel('Table of the calendar')).toHaveValue('What\nCafé week')
  await choose.setInputFiles({ ...file, buffer: Buffer.from('PK\0\0') })
  await expect(page.getByRole('alert')).toContainText('“calendar.csv” is no text. Save it as CSV.')
  await leave()
  await answer(page, 'Leave')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
})

test('adds to and changes the calendar', async ({ page }) => {
  await openScreen(page, '/admin/roads', 'Roads')
  const form = page.getByRole('region', { name: 'Add a yearly event' })
  await form.getByLabel('What').fill('Cherries')
  await form.getByLabel('Usually begins').fill('32 May')
  await form.getByLabel('Usually ends').fill('15 july')
  await press(form, 'Add to Calendar')
  await expect(form.getByText('Usually begins must be a day such as 20 March.')).toBeVisible()
  await form.getByLabel('Usually begins').fill('20 May')
  await press(form, 'Add to Calendar')
  const cherries = row(page, 'Yearly calendar', 'Cherries')
  await expect(cherries).toContainText('20 May to 15 July')
  await cherries.getByRole('link', { name: 'Edit Cherries' }).click()
  const update = page.getByRole('button', { name: 'Update Calendar' })
  // Until then the form belongs to another entry.
  await expect(update).toBeVisible()
  await page.getByLabel('Where').fill('Tangmarg')
  await update.click()
  await expect(cherries).toContainText('Tangmarg')
  expect(await onSite(page, 'Cherries')).toContain('Tangmarg')
})
