import { expect, type Locator } from '@playwright/test'
import { expectFit } from '../support/fit.ts'
import { overlap } from '../support/lost-text.ts'
import { button, field, follow, link, phone, press, title } from '../support/screen.ts'
import {
  confirmDeletion,
  followTo,
  holdReads,
  openScreen,
  pressFirst,
  test,
} from '../support/staff.ts'

test.use({ ownServer: 'with other writers', contextOptions: { reducedMotion: 'reduce' } })

const wide = { width: 1440, height: 900 }

async function boxOf(target: Locator) {
  await target.waitFor()
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {}
  return { x, y, width, height, right: x + width, bottom: y + height }
}

test.describe('on a phone', () => {
  test.use(phone)

  test('the bottom bar leads to every screen, and hides for the keyboard', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Most used' })
    await openScreen(page, '/admin/dashboard', 'Dashboard')
    await expect(link(bar, 'Today')).toHaveAttribute('aria-current', 'page')
    await press(bar, 'Catalogue')
    const sheet = page.getByRole('dialog', { name: 'Catalogue' })
    await expect(link(sheet, 'Hotel Rooms')).toBeVisible()
    await expectFit(page, 'the catalogue')
    const release = await holdReads(page, '**/api/EventManagement**')
    await link(sheet, 'Event Management').tap()
    const level = (line: Element) => Number(getComputedStyle(line).zIndex)
    const progress = page.locator('[role=progressbar]')
    expect(await progress.evaluate(level)).toBeGreaterThan(await sheet.evaluate(level))
    release()
    await expect(sheet).toBeHidden()
    await expect(button(bar, 'Catalogue')).toHaveAttribute('aria-current', 'true')

    await link(page, /^New/).first().tap()
    const save = button(page, 'Add Package')
    await field(page, 'Price').scrollIntoViewIfNeeded()
    expect((await boxOf(save)).bottom).toBeLessThanOrEqual((await boxOf(bar)).y)
    await page.getByLabel('Title').tap()
    await expect(bar).toBeHidden()
    expect((await boxOf(save)).bottom).toBeGreaterThan(phone.viewport.height - 56)
    await page.getByLabel('Title').blur()
    await press(bar, 'More')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(link(menu, 'Villas')).toBeVisible()
    await expectFit(page, 'the menu', 'dark')
    await link(menu, 'Mail queue').tap()
    await expect(title(page, 'Mail queue')).toBeVisible()
    await expect(menu).toBeHidden()
    await press(bar, 'More')
    await button(menu, 'Go to…').tap()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('enquir')
    await page.getByRole('option', { name: /^Enquiries/ }).tap()
    await expect(title(page, 'Enquiries')).toBeVisible()

    // A form's button below a list comes after its fields.
    await followTo(page, '/admin/addons?eventManagementId=64', 'Manage Addons')
    await page.getByRole('heading', { name: 'New add-on' }).scrollIntoViewIfNeeded()
    const { bottom } = await boxOf(page.getByLabel('Description'))
    expect((await boxOf(button(page, 'Add Add-on'))).y).toBeGreaterThan(bottom)
  })
})

test('at any width a toast covers neither bar nor heading, and the sidebar shows where one is', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport)
  await openScreen(page, '/admin/villas', 'Villas Management')
  for (const viewport of [phone.viewport, wide]) {
    await page.setViewportSize(viewport)
    await pressFirst(page, /^More for /)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await confirmDeletion(page)
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toHaveText(/Villa deleted successfully!/)
    await button(page, 'Undo').focus()
    for (const name of ['Undo', 'Close toast']) {
      const { height, width, right } = await boxOf(button(toast, name))
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
      expect(right).toBeLessThanOrEqual((await boxOf(toast)).right)
    }
    await link(page, /^New/).first().click()
    const heading = page.getByRole('heading', { name: 'New villa' })
    await expect(heading).toBeFocused()
    expect(await overlap(toast, heading)).toBe(false)
    if (viewport !== wide) expect(await overlap(toast, button(page, 'Menu'))).toBe(false)
    await press(toast, 'Close toast')
    await page.goBack()
  }

  await followTo(page, '/admin/packageInclude', 'Manage Package Includes')
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByText('Welcome Back!')).toBeInViewport({ ratio: 1 })
  await expect(link(sidebar, 'Package Includes')).toBeInViewport({ ratio: 1 })
  await expect(link(sidebar, 'Hotel Rooms')).toBeHidden()
  await expect(button(page, 'Menu')).toBeHidden()
  await press(sidebar, 'Parts of Hotels')
  await follow(sidebar, 'Hotel Rooms')
  const left = (await boxOf(title(page, 'Manage Hotel Rooms'))).x
  await openScreen(page, '/admin/settings', 'Settings')
  expect((await boxOf(title(page))).x).toBe(left)
  await expect(sidebar.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })

  // On paper there is only the screen's content.
  await page.emulateMedia({ media: 'print' })
  for (const viewport of [phone.viewport, wide]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
    await expect(link(page, 'Today')).toBeHidden()
  }
})
