import { expect, type Page } from '@playwright/test'
import { officeScreens } from '../../samples/office-screens.ts'
import { expectFit } from '../support/fit.ts'
import { overEdge } from '../support/lost-text.ts'
import { answer, button, phone, question, sees, title } from '../support/screen.ts'
import { answerCalls, expectAccessible, followTo, openScreen, test } from '../support/staff.ts'

/** They use every colour of the dark theme. */
const dark = [
  ...['hotels', 'content?text=testimonials', 'dashboard', 'enquiries?status=all'],
  ...['rates', 'rates/1', 'settings'],
]

/** They have another layout on wide displays. */
const wide = ['hotels', 'dashboard', 'rates/1', 'users']

/** The same on every screen, so they are checked on the first one only. */
const menus = ['nav', 'body header']

const tap = (page: Page, name: string | RegExp) => button(page, name).first().tap()

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

test('every screen opens, fits a phone and its fingers, and passes axe', async ({ page }) => {
  test.slow()
  let except: string[] = []
  await openScreen(page, '/admin/travelAi', 'Coming soon')
  for (const [path, heading] of Object.entries(officeScreens)) {
    const isOf = (screens: string[]) => screens.some((each) => path === `/admin/${each}`)
    await test.step(path, async () => {
      await followTo(page, path, heading)
      if (path.includes('edit=')) await page.getByRole('textbox').first().waitFor()
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true
      })
      await expectFit(page, path, isOf(dark) ? 'dark' : undefined, except)
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(0)
      expect.soft(await overEdge(page, '200%'), `${path} in large text`).toEqual([])
      if (isOf(wide)) {
        await page.setViewportSize({ width: 1440, height: 900 })
        await expectAccessible(page, undefined, except)
        await page.setViewportSize(phone.viewport)
      }
      except = menus
    })
  }
})

test.describe('what is opened on a screen', () => {
  test.use({ ownServer: 'with other writers' })

  test('tools of a list, forms with rooms, pictures and errors, and dialogs fit a phone and pass axe', async ({
    page,
    api,
  }) => {
    test.slow()
    const fits = (theme?: 'dark') => expectFit(page, '', theme, menus)
    const [villa] = await api.list('/api/Villa')
    await api.remove(`/api/Villa/${villa.id}`)
    await openScreen(page, '/admin/villas', 'Villas Management')
    await tap(page, 'Go to…')
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('tulip')
    await expect(page.getByRole('option', { name: /Tulip Week/ }).first()).toBeVisible()
    await fits('dark')
    await page.keyboard.press('Escape')
    await tap(page, 'Filter and sort')
    await expect(page.getByLabel('Sort', { exact: true })).toBeVisible()
    await tap(page, 'Reorder')
    await expect(button(page, 'Done')).toBeVisible()
    await fits()
    await tap(page, 'Done')
    await tap(page, /^More for /)
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
    await fits()
    await page.keyboard.press('Escape')
    await page.getByText('Recently deleted').tap()
    await expect(button(page, /^Restore /).first()).toBeVisible()
    await tap(page, 'Select several')
    await page.getByRole('checkbox').first().check({ force: true })
    await fits()
    await tap(page, 'Change prices')
    // The price of the first one may be on request since another test.
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Which').selectOption('All villas')
    await dialog.getByLabel('Percent').fill('10')
    await expect(dialog.getByRole('row').nth(1)).toBeVisible()
    await fits()
    await page.keyboard.press('Escape')

    await followTo(page, '/admin/hotels?edit=1', 'Hotel Management')
    const rooms = page.getByRole('group', { name: 'Rooms', exact: true })
    await rooms.getByRole('button', { expanded: false }).first().tap()
    await expect(rooms.getByLabel('Price per night').first()).toBeVisible()
    await rooms.getByRole('button', { name: 'Add a room' }).tap()
    await page.keyboard.type('Walnut')
    const pictures = page.getByRole('list', { name: 'Pictures in their order' })
    await pictures.locator('summary').first().tap()
    await fits()
    expect(await overEdge(page, '200%'), 'a form in large text').toEqual([])
    await tap(page, 'Choose from the library')
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeAttached()
    await fits()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Existing Hotels' }).tap()
    await expect(question(page, 'Leave without saving?')).toBeVisible()
    await fits()
    await answer(page, 'Leave')

    await expect(title(page)).toBeVisible()
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
    await fits('dark')
    await page.getByLabel('Title', { exact: true }).fill('A feast')
    await page.getByLabel('Summary').fill('Of twelve dishes')
    await page.getByLabel('Category').selectOption({ index: 1 })
    await answerCalls(page, 'POST', '**/api/Article', { status: 401, json: {} })
    await tap(page, 'Add Article')
    await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible()
    await fits()
  })
})
