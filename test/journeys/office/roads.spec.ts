import { expect, type Page } from '@playwright/test'
import { answer, button, field, fill, link, press, question, title } from '../support/screen.ts'
import { followTo, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 740 } })

const row = (page: Page, text: string, panel = 'How they are now') =>
  page.getByRole('region', { name: panel }).getByRole('listitem').filter({ hasText: text })

test('two taps update a road, places and the calendar are changed, and each unsaved form is asked about', async ({
  page,
}) => {
  await openScreen(page, '/admin/roads', 'Roads')
  const zojila = row(page, 'Zojila')
  await press(zojila, 'Update Zojila')
  await press(zojila, 'Closed')
  await expect(page.getByText('Zojila: closed. Visitors see it now.')).toBeVisible()
  await expect(zojila).toContainText(/Seen at \d+:\d\d today · holds until \d+:\d\d tomorrow/)

  await press(zojila, 'Update Zojila')
  await fill(page, { Sentence: 'Chains needed', 'Cut-off hour': '15:00' })
  await page.context().setOffline(true)
  await press(zojila, 'Restricted')
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expect(field(page, 'Sentence')).toHaveValue('Chains needed')
  await page.context().setOffline(false)
  await press(zojila, 'Restricted')
  await expect(zojila).toContainText(/Chains needed.*cut-off hour 15:00/)
  await expect(button(zojila, 'Update Zojila')).toBeFocused()

  await fill(page, { Name: 'Shankaracharya steps' })
  await field(page, 'Road or place').selectOption('Place')
  await press(page, 'Add Road')
  const steps = row(page, 'Shankaracharya steps')
  await press(steps, /^Update/)
  await press(steps, 'Open')
  await expect(steps).toContainText('tomorrow')
  await link(steps, /^Edit/).click()
  const name = field(page, 'Name')
  await expect(name).toHaveValue('Shankaracharya steps')
  await name.fill('Shankaracharya temple')
  await press(page, 'Update Road')
  await press(row(page, 'Shankaracharya temple'), /^Delete/)
  await answer(page, 'Delete')
  await expect(row(page, 'Shankaracharya')).toHaveCount(0)

  const cherries = row(page, 'Cherries', 'Yearly calendar')
  await fill(page, { What: 'Cherries', 'Usually begins': '20 May', 'Usually ends': '15 july' })
  await press(page, 'Add to Calendar')
  await expect(cherries).toContainText('20 May to 15 July')
  await link(cherries, 'Edit Cherries').click()
  // Until then the form belongs to another entry.
  await expect(button(page, 'Update Calendar')).toBeVisible()
  await fill(page, { Where: 'Tangmarg' })
  await press(page, 'Update Calendar')
  await expect(cherries).toContainText('Tangmarg')

  await followTo(page, '/admin/travelAi', 'Coming soon')
  await followTo(page, '/admin/roads', 'Roads')
  const leave = () => link(page, 'Today').dispatchEvent('click')
  const stayAfter = async (said: string) => {
    await expect(question(page, 'Leave without saving?')).toContainText(said)
    await answer(page, 'Stay')
  }
  await fill(page, { Name: 'Half a name', What: 'Half an event' })
  await fill(page, { 'Table of the calendar': 'What,Usually begins' })
  await link(page, 'Edit Zojila').click()
  await stayAfter('It has unsaved changes.')
  await expect(name).toHaveValue('Half a name')
  await link(page, 'Edit Zojila').click()
  await answer(page, 'Leave')
  await expect(name).toHaveValue('Zojila')
  await leave()
  await stayAfter('Several forms have unsaved changes.')
  await press(page, 'Update Zojila')
  await fill(page, { Sentence: 'Snow since noon' })
  for (const other of ['Close Zojila', 'Update Mughal Road']) {
    await press(page, other)
    await expect(question(page)).toContainText('What you typed about Zojila is not saved.')
    await answer(page, 'Cancel')
    await expect(button(page, other)).toBeFocused()
  }
  await field(page, 'What').fill('')
  await leave()
  await stayAfter('Several forms have unsaved changes.')
  await press(page, 'Close Zojila')
  await answer(page, 'Close')
  await expect(field(page, 'Sentence')).toBeHidden()
  await leave()
  await stayAfter('Table of the calendar: not imported yet.')
  const choose = (text: string) => {
    const file = { name: 'calendar.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    return field(page, 'Choose a CSV file').nth(1).setInputFiles(file)
  }
  await choose('What\nCafé week')
  await expect(field(page, 'Table of the calendar')).toHaveValue('What\nCafé week')
  await choose('PK\0\0')
  await expect(page.getByRole('alert')).toContainText('“calendar.csv” is no text. Save it as CSV.')
  await leave()
  await answer(page, 'Leave')
  await expect(title(page, 'Dashboard')).toBeVisible()
})
