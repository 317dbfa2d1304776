import { expect, type Locator } from '@playwright/test'
import { expectFit } from '../support/fit.ts'
import { button, press, title } from '../support/screen.ts'
import {
  confirmDeletion,
  followTo,
  holdReads,
  openScreen,
  pressFirst,
  test,
} from '../support/staff.ts'

test.use({ ownServer: 'with other writers', contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 360, height: 740 }
const sizes = [phone, { width: 1440, height: 900 }]

async function boxOf(target: Locator) {
  await target.waitFor()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the screen`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the bottom bar leads to every screen, seen to load, and hides for the keyboard', async ({
    page,
  }) => {
    test.slow()
    const bar = page.getByRole('navigation', { name: 'Most used' })
    await openScreen(page, '/admin/dashboard', 'Dashboard')
    await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page')
    await press(bar, 'Catalogue')
    const sheet = page.getByRole('dialog', { name: 'Catalogue' })
    await expect(sheet.getByRole('link', { name: 'Hotel Rooms' })).toBeVisible()
    await expectFit(page, 'the catalogue')
    const release = await holdReads(page, '**/api/EventManagement**')
    await sheet.getByRole('link', { name: 'Event Management' }).tap()
    const level = (line: Element) => Number(getComputedStyle(line).zIndex)
    const progress = page.locator('[role=progressbar]')
    expect(await progress.evaluate(level)).toBeGreaterThan(await sheet.evaluate(level))
    release()
    await expect(sheet).toBeHidden()
    await expect(button(bar, 'Catalogue')).toHaveAttribute('aria-current', 'true')

    await page.getByRole('link', { name: /^New/ }).first().tap()
    const save = button(page, 'Add Package')
    await page.getByLabel('Price', { exact: true }).scrollIntoViewIfNeeded()
    expect((await boxOf(save)).bottom).toBeLessThanOrEqual((await boxOf(bar)).y)
    await page.getByLabel('Title').tap()
    await expect(bar).toBeHidden()
    expect((await boxOf(save)).bottom).toBeGreaterThan(phone.height - 56)
    await page.getByLabel('Title').blur()
    await expect(bar).toBeVisible()
    await press(bar, 'More')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Villas' })).toBeVisible()
    await expectFit(page, 'the menu', 'dark')
    await menu.getByRole('link', { name: 'Mail queue' }).tap()
    await expect(title(page, 'Mail queue')).toBeVisible()
    await expect(menu).toBeHidden()
    await bar.getByRole('link', { name: 'Enquiries' }).tap()
    await expect(title(page, 'Enquiries')).toBeVisible()

    // A form's button below a list comes after its fields.
    await followTo(page, '/admin/addons?eventManagementId=64', 'Manage Addons')
    await page.getByRole('heading', { name: 'New add-on' }).scrollIntoViewIfNeeded()
    const field = await boxOf(page.getByLabel('Description'))
    expect((await boxOf(button(page, 'Add Add-on'))).y).toBeGreaterThan(field.bottom)
  })
})

test('a toast covers neither the bar nor the form or its heading at any width', async ({
  page,
}) => {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await openScreen(page, '/admin/villas', 'Villas Management')
    await pressFirst(page, /^More for /)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await confirmDeletion(page)
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toHaveText(/Villa deleted successfully!/)
    await page.getByRole('button', { name: 'Undo' }).focus()
    for (const name of ['Undo', 'Close toast']) {
      const box = await boxOf(toast.getByRole('button', { name }))
      expect(Math.min(box.height, box.width)).toBeGreaterThanOrEqual(44)
      expect(box.right).toBeLessThanOrEqual((await boxOf(toast)).right)
    }
    await page.getByRole('link', { name: /^New/ }).first().click()
    const heading = page.getByRole('heading', { name: 'New villa' })
    await expect(heading).toBeFocused()
    expect(await overlap(toast, heading)).toBe(false)
    const menu = page.getByRole('button', { name: 'Menu' })
    if (await menu.isVisible()) expect(await overlap(toast, menu)).toBe(false)
  }
})

test('the sidebar keeps its header and shows the current screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/packageInclude', 'Manage Package Includes')
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByText('Welcome Back!')).toBeInViewport({ ratio: 1 })
  await expect(sidebar.getByRole('link', { name: 'Package Includes' })).toBeInViewport({ ratio: 1 })
  const rooms = sidebar.getByRole('link', { name: 'Hotel Rooms' })
  await expect(rooms).toBeHidden()
  await expect(button(page, 'Menu')).toBeHidden()
  await sidebar.getByRole('button', { name: 'Parts of Hotels' }).click()
  await rooms.click()
  const left = (await boxOf(page.getByRole('heading', { name: 'Manage Hotel Rooms' }))).x
  for (const [path, heading] of [
    ['/admin/settings', 'Settings'],
    ['/admin/villas', 'Villas Management'],
    ['/admin/itenaries', 'Manage Itineraries'],
  ] as const) {
    await openScreen(page, path, heading)
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).x).toBe(left)
    await expect(sidebar.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  }

  // On paper there is only the screen's content.
  await page.emulateMedia({ media: 'print' })
  for (const viewport of sizes) {
    await page.setViewportSize(viewport)
    await expect(page.locator('main')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Today' })).toBeHidden()
  }
})
