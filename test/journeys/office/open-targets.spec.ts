import { expect, type Page } from '@playwright/test'
import { mistakenSheets, sendSheets, workbookOf } from '../support/agency-sheets.ts'
import { authenticator } from '../support/authenticator.ts'
import { owner } from '../support/demo-data.ts'
import { enquire } from '../support/enquiries.ts'
import { writeQuote } from '../support/quotes.ts'
import { fillRateBook } from '../support/rate-book.ts'
import { openScreen, test } from '../support/staff.ts'
import { smallTargets } from '../support/targets.ts'

/** What a screen shows only once something is opened on it. */
test.use({
  ownServer: {},
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

async function expectRoom(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect.soft(await smallTargets(page)).toEqual([])
}

const tap = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap()

test('the sheets and the search of every screen', async ({ page }) => {
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  for (const name of ['Catalogue', 'More']) {
    await page.getByRole('navigation', { name: 'Most used' }).getByRole('button', { name }).tap()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: 'Villas' })).toBeVisible()
    await expectRoom(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  }
  await tap(page, 'Go to…')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('tulip')
  await expect(page.getByRole('option', { name: /Tulip Week/ }).first()).toBeVisible()
  await expectRoom(page)
})

test('what can be done with rows of the catalogue', async ({ page }) => {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await tap(page, 'Filter and sort')
  await expect(page.getByLabel('Sort', { exact: true })).toBeVisible()
  await expectRoom(page)
  await tap(page, 'Reorder')
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
  await expectRoom(page)
  await tap(page, 'Done')
  await tap(page, /^More for /)
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  await expectRoom(page)
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectRoom(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByText('deleted successfully!')).toBeVisible()
  await page.getByText('Recently deleted').tap()
  await expect(page.getByRole('button', { name: /^Restore / }).first()).toBeVisible()
  await expectRoom(page)
  await tap(page, 'Select several')
  await page.getByRole('checkbox').first().check({ force: true })
  await expectRoom(page)
  await tap(page, 'Change prices')
  await page.getByRole('dialog').getByLabel('Percent').fill('10')
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible()
  await expectRoom(page)
})

test('the form of a hotel, its rooms and its pictures', async ({ page }) => {
  await openScreen(page, '/admin/hotels?edit=1', 'Hotel Management')
  const rooms = page.getByRole('group', { name: 'Rooms', exact: true })
  await rooms.getByRole('button', { expanded: false }).first().tap()
  await expect(rooms.getByLabel('Price per night').first()).toBeVisible()
  await rooms.getByRole('button', { name: 'Add a room' }).tap()
  await page.keyboard.type('Walnut')
  await page.getByRole('list', { name: 'Pictures in their order' }).locator('summary').first().tap()
  await expectRoom(page)
  await tap(page, 'Choose from the library')
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeAttached()
  await expectRoom(page)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Existing Hotels' }).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectRoom(page)
})

test('the form of an article, with listings that it names', async ({ page }) => {
  await openScreen(page, '/admin/articles?edit=new', 'Articles')
  await page.getByRole('searchbox', { name: 'Find a listing to add' }).fill('walnut')
  await page
    .getByRole('button', { name: /^Add Walnut/ })
    .first()
    .waitFor()
  await expectRoom(page)
  await tap(page, /^Add Walnut/)
  await page.getByRole('searchbox', { name: 'Find a listing to add' }).fill('zabarwan')
  await tap(page, /^Add Zabarwan/)
  await expect(page.getByRole('button', { name: /^Move up/ })).toBeVisible()
  await expectRoom(page)
})

test('an enquiry that is answered, narrowed lists, and prepared texts', async ({
  page,
  request,
}) => {
  await enquire(request, 'Large Thumb')
  await openScreen(page, '/admin/enquiries', 'Enquiries')
  await page.getByText('Filter and sort').tap()
  await expect(page.getByLabel('Source')).toBeVisible()
  await expectRoom(page)
  await page.getByRole('link', { name: 'Large Thumb', exact: true }).tap()
  await page.getByRole('link', { name: 'Mail Large Thumb: Quote follows' }).tap()
  await expect(page.getByLabel('Text to send')).toBeFocused()
  await expectRoom(page)
  await openScreen(page, '/admin/settings', 'Settings')
  for (const closed of await page.locator('details:not([open]) > summary:visible').all()) {
    await closed.tap()
  }
  await expectRoom(page)
})

test('a quote that is written, and one that was sent', async ({ page, request, ownerToken }) => {
  await fillRateBook(request, ownerToken)
  const { id } = await writeQuote(request, ownerToken)
  await openScreen(page, `/admin/quotes/${id}`, 'Asha Rao')
  for (const part of ['Days', 'Lines', 'Price']) {
    const shown = page.getByRole('button', { name: part, exact: true })
    if (await shown.isVisible()) await shown.tap()
    await expectRoom(page)
  }
  await tap(page, 'Lines')
  await tap(page, /^Cedar room/)
  await expect(page.getByLabel('Cost of one')).toBeVisible()
  await expectRoom(page)
  await tap(page, 'Add from the rate book')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Zabarwan Houseboats/ }).waitFor()
  await expectRoom(page)
  await dialog.getByRole('button', { name: /^Zabarwan Houseboats/ }).tap()
  await dialog.getByRole('button', { name: /^Deluxe cabin/ }).waitFor()
  await expectRoom(page)
  await dialog.getByRole('button', { name: 'Done' }).tap()
  await tap(page, 'Send')
  await expect(page.getByText('Sent just now')).toBeVisible()
  await expectRoom(page)
})

test('the file of an import, row by row', async ({ page }) => {
  await openScreen(page, '/admin/imports', 'Imports')
  await sendSheets(page, [await workbookOf(mistakenSheets())])
  await expect(page.getByText(/to correct\.$/)).toBeVisible()
  await expectRoom(page)
  await page.getByRole('link', { name: /^To correct/ }).tap()
  await expect(page.getByText('Category must be one of').first()).toBeVisible()
  await expectRoom(page)
  await tap(page, 'Discard')
  await expectRoom(page)
})

test('a second factor that is set up', async ({ page }) => {
  await openScreen(page, '/admin/account', 'My account')
  const panel = page.getByRole('region', { name: 'Second factor' })
  await panel.getByRole('button', { name: 'Set up' }).tap()
  await panel.getByLabel('Current Password').fill(owner.password)
  await expectRoom(page)
  await page.keyboard.press('Enter')
  const nextCode = authenticator((await page.locator('code').textContent()) ?? '')
  await expectRoom(page)
  await page.getByLabel('Code', { exact: true }).fill(await nextCode())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your recovery codes', { exact: true })).toBeFocused()
  await expectRoom(page)
  await panel.getByRole('button', { name: 'I have saved them' }).tap()
  await expect(panel).toContainText('10 recovery codes are left.')
  await expectRoom(page)
})
