import { expect } from '@playwright/test'
import { overhang } from '../support/lost-text.ts'
import { officeScreens } from '../support/office-screens.ts'
import { expectAccessible, openScreen, rulesOfColour, test } from '../support/staff.ts'

/** Screens that use every colour of the dark theme. */
const inDark = [
  ...['/admin/dashboard', '/admin/hotels', '/admin/enquiries?status=all', '/admin/settings'],
  ...['/admin/content?text=testimonials', '/admin/rates', '/admin/rates/1'],
]
/** Screens with another layout on wide displays. */
const onWideScreens = ['/admin/dashboard', '/admin/hotels', '/admin/users', '/admin/rates/1']

for (const [path, heading] of Object.entries(officeScreens)) {
  test(`${path} opens, fits a phone and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openScreen(page, path, heading)
    await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expectAccessible(page)
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    if (inDark.includes(path)) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, rulesOfColour)
    }
    if (!onWideScreens.includes(path)) return
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
  })
}

test('the menu of a phone opens another screen and closes, a wide screen has a sidebar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/travelAi', 'Coming soon To your website')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText('Welcome Back!')).toBeVisible()
  await menu.getByRole('link', { name: 'Villas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villas Management' })).toBeVisible()
  await expect(menu).toBeHidden()

  await page.setViewportSize({ width: 1440, height: 900 })
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByText('Admin', { exact: true })).toBeVisible()
  await expect(sidebar.getByText('Welcome Back!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await sidebar.getByRole('link', { name: 'Hotels', exact: true }).click()
  await expect(page).toHaveURL('/admin/hotels')
})

test('an unknown URL leads to the dashboard', async ({ page }) => {
  for (const path of ['/admin', '/admin/nothing-here', '/admin/no/such/place']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/dashboard')
  }
})
