import { expect, type Page } from '@playwright/test'
import { expectFit } from '../support/fit.ts'
import { answer, button, press, question, sees } from '../support/screen.ts'
import { answerCalls, followTo, openScreen, test } from '../support/staff.ts'

/** What a screen shows only once something is opened on it. */
test.use({
  ownServer: 'with other writers',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

const tap = (page: Page, name: string | RegExp) => button(page, name).first().tap()

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
  await expect(button(page, 'Done')).toBeVisible()
  await expectFit(page)
  await tap(page, 'Done')
  await tap(page, /^More for /)
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  await expectFit(page)
  await page.getByRole('menuitem', { name: 'Delete' }).tap()
  await answer(page, 'Delete')
  await sees(page, 'deleted successfully!')
  await page.getByText('Recently deleted').tap()
  await expect(button(page, /^Restore /).first()).toBeVisible()
  await tap(page, 'Select several')
  await page.getByRole('checkbox').first().check({ force: true })
  await expect(button(page, /^Restore /).first()).toBeVisible()
  await expectFit(page)
  await tap(page, 'Change prices')
  // The price of the first one may be on request since another test.
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Which').selectOption('All villas')
  await dialog.getByLabel('Percent').fill('10')
  await expect(dialog.getByRole('row').nth(1)).toBeVisible()
  await expectFit(page)
})

test('forms with rooms, pictures, listings and errors, and dialogs over them', async ({ page }) => {
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
  await expect(question(page, 'Leave without saving?')).toBeVisible()
  await expectFit(page)
  await press(question(page), 'Leave')

  await followTo(page, '/admin/articles?edit=new', 'Articles')
  const find = page.getByRole('searchbox', { name: 'Find a listing to add' })
  for (const name of ['Walnut', 'Zabarwan']) {
    await find.fill(name)
    await tap(page, new RegExp(`^Add ${name}`))
  }
  await expect(button(page, /^Move up/)).toBeVisible()
  await tap(page, 'Add Article')
  await sees(page, 'Title is required.')
  await find.fill('tulip')
  await expect(button(page, /^Add Tulip/).first()).toBeVisible()
  await expectFit(page, '', 'dark')
  await page.getByLabel('Title', { exact: true }).fill('A feast')
  await page.getByLabel('Summary').fill('Of twelve dishes')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await answerCalls(page, 'POST', '**/api/Article', { status: 401, json: {} })
  await tap(page, 'Add Article')
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
  await expectFit(page)
})
