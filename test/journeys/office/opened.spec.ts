import { expect, type Page } from '@playwright/test'
import { mistakenSheets, workbookOf } from '../../samples/agency-sheets.ts'
import { enquire } from '../support/enquiries.ts'
import { expectFit } from '../support/fit.ts'
import { openNewQuote } from '../support/quotes.ts'
import { fillRateBook } from '../support/rate-book.ts'
import { sendSheets } from '../support/screen.ts'
import { answerCalls, openScreen, test } from '../support/staff.ts'

/** What a screen shows only once something is opened on it. */
test.use({
  ownServer: 'with other writers',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

const tap = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap()

test('the search of every screen, and what can be done with rows of the catalogue', async ({
  page,
}) => {
  test.slow()
  await openScreen(page, '/admin/villas', 'Villas Management')
  await tap(page, 'Go to…')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('tulip')
  await expect(page.getByRole('option', { name: /Tulip Week/ }).first()).toBeVisible()
  await expectFit(page, '', 'dark')
  await page.keyboard.press('Escape')
  await tap(page, 'Filter and sort')
  await expect(page.getByLabel('Sort', { exact: true })).toBeVisible()
  await expectFit(page)
  await tap(page, 'Reorder')
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await expectFit(page)
  await tap(page, 'Done')
  await tap(page, /^More for /)
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  await expectFit(page)
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectFit(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByText('deleted successfully!')).toBeVisible()
  await page.getByText('Recently deleted').tap()
  await expect(page.getByRole('button', { name: /^Restore / }).first()).toBeVisible()
  await expectFit(page, '', 'dark')
  await tap(page, 'Select several')
  await page.getByRole('checkbox').first().check({ force: true })
  await expectFit(page)
  await tap(page, 'Change prices')
  // The price of the first one may be on request since another test.
  await page.getByRole('dialog').getByLabel('Which').selectOption('All villas')
  await page.getByRole('dialog').getByLabel('Percent').fill('10')
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible()
  await expectFit(page)
})

test('the form of a hotel, its rooms, its pictures, and the question before changes are lost', async ({
  page,
}) => {
  test.slow()
  await openScreen(page, '/admin/hotels?edit=1', 'Hotel Management')
  const rooms = page.getByRole('group', { name: 'Rooms', exact: true })
  await rooms.getByRole('button', { expanded: false }).first().tap()
  await expect(rooms.getByLabel('Price per night').first()).toBeVisible()
  await rooms.getByRole('button', { name: 'Add a room' }).tap()
  await page.keyboard.type('Walnut')
  await page.getByRole('list', { name: 'Pictures in their order' }).locator('summary').first().tap()
  await expectFit(page)
  await tap(page, 'Choose from the library')
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeAttached()
  await expectFit(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Existing Hotels' }).tap()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await expectFit(page)
})

test('the listings of an article, a form with errors, and the dialog of an ended session', async ({
  page,
}) => {
  await openScreen(page, '/admin/articles?edit=new', 'Articles')
  const find = page.getByRole('searchbox', { name: 'Find a listing to add' })
  await find.fill('walnut')
  await tap(page, /^Add Walnut/)
  await find.fill('zabarwan')
  await tap(page, /^Add Zabarwan/)
  await expect(page.getByRole('button', { name: /^Move up/ })).toBeVisible()
  await find.fill('tulip')
  await expect(page.getByRole('button', { name: /^Add Tulip/ }).first()).toBeVisible()
  await expectFit(page)
  await page.goto('/admin/event?edit=new')
  await tap(page, 'Add Package')
  await expect(page.getByText('Title is required.')).toBeVisible()
  await expectFit(page, '', 'dark')
  await page.getByLabel('Title').fill('A feast')
  await page.getByLabel('Price', { exact: true }).fill('9000')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await answerCalls(page, 'POST', '**/api/EventManagement', { status: 401, json: {} })
  await tap(page, 'Add Package')
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await expectFit(page)
})

test('an enquiry that is answered, narrowed lists, and prepared texts', async ({
  page,
  request,
}) => {
  test.slow()
  await enquire(request, 'Large Thumb')
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  await page.getByText('Filter and sort').tap()
  await expect(page.getByLabel('Source')).toBeVisible()
  await expectFit(page)
  await page.getByRole('link', { name: 'Large Thumb', exact: true }).tap()
  await page.getByRole('link', { name: 'Mail Large Thumb: Quote follows' }).tap()
  await expect(page.getByLabel('Text to send')).toBeFocused()
  await expectFit(page)
  await openScreen(page, '/admin/settings', 'Settings')
  for (const closed of await page.locator('details:not([open]) > summary:visible').all()) {
    await closed.tap()
  }
  await expectFit(page)
})

test('a quote that is written, and one that was sent', async ({ page, request, ownerToken }) => {
  test.slow()
  await fillRateBook(request, ownerToken)
  await openNewQuote({ page, request, ownerToken })
  await tap(page, 'Lines')
  await tap(page, 'Add from the rate book')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Zabarwan Houseboats/ }).waitFor()
  await expectFit(page)
  await dialog.getByRole('button', { name: /^Zabarwan Houseboats/ }).tap()
  await dialog.getByRole('button', { name: /^Deluxe cabin/ }).waitFor()
  await expectFit(page)
  await dialog.getByRole('button', { name: 'Done' }).tap()
  await tap(page, 'Send')
  await expect(page.getByText('Sent just now')).toBeVisible()
  await expectFit(page)
})

test('the file of an import, row by row', async ({ page }) => {
  await openScreen(page, '/admin/imports', 'Imports')
  await sendSheets(page, [await workbookOf(mistakenSheets())])
  await expect(page.getByText(/to correct\.$/)).toBeVisible()
  await page.getByRole('link', { name: /^To correct/ }).tap()
  await expect(page.getByText('Category must be one of').first()).toBeVisible()
  await expectFit(page)
})
