import { expect } from '@playwright/test'
import { expectAccessible, openScreen, rulesOfColour, test } from './staff.ts'

const screens = {
  '/admin/dashboard': 'Dashboard',
  '/admin/hotels': 'Hotel Management',
  '/admin/hotelservices?hotelId=1': 'Manage Services',
  '/admin/hotelroom?hotelId=1': 'Manage Hotel Rooms',
  '/admin/villas': 'Villas Management',
  '/admin/travel': 'Travel Package Form',
  '/admin/itenaries': 'Manage Itineraries',
  '/admin/itenaries?travelPackageId=19': 'Manage Itineraries',
  '/admin/transport': 'Transportation Form',
  '/admin/shoots': 'Photography Packages',
  '/admin/adventure': 'Adventure management',
  '/admin/event': 'Event Management Form',
  '/admin/addons': 'Manage Addons',
  '/admin/addons?eventManagementId=61': 'Manage Addons',
  '/admin/eventDayWize?eventManagementId=61': 'Manage Day Wise Itineraries',
  '/admin/packageInclude?eventManagementId=61': 'Manage Package Includes',
  '/admin/wellness': 'Wellness Packages',
  '/admin/enquiries?status=all': 'Enquiries',
  '/admin/users': 'Users',
  '/admin/account': 'My account',
  '/admin/content?text=testimonials': 'Content',
  '/admin/content?text=questions': 'Content',
  '/admin/content?text=about': 'Content',
  '/admin/content?text=terms': 'Content',
  '/admin/content?text=privacy': 'Content',
  '/admin/history': 'History',
  '/admin/settings': 'Settings',
  '/admin/mail': 'Mail queue',
  '/admin/travelAi': 'Coming soon To your website',
}

for (const [path, heading] of Object.entries(screens)) {
  test(`${path} opens, fits a phone and passes axe in both themes`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 360, height: 740 })
    await openScreen(page, path, heading)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, rulesOfColour)
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(spare).toBeLessThanOrEqual(0)
  })
}

for (const [path, heading] of [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/hotels?edit=1', 'Hotel Management'],
  ['/admin/itenaries?travelPackageId=19', 'Manage Itineraries'],
  ['/admin/users', 'Users'],
  ['/admin/account', 'My account'],
] as const) {
  test(`${path} passes axe on a wide screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openScreen(page, path, heading)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, rulesOfColour)
  })
}

test('the menu of a phone leads to another screen and closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/travelAi', 'Coming soon To your website')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText('Welcome Back!')).toBeVisible()
  await menu.getByRole('link', { name: 'Villas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villas Management' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('a wide screen has the sidebar beside the content, and no button for it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/travelAi', 'Coming soon To your website')
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByText('Admin', { exact: true })).toBeVisible()
  await expect(sidebar.getByText('Welcome Back!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  await sidebar.getByRole('link', { name: 'Villas' }).click()
  await expect(page).toHaveURL('/admin/villas')
})

for (const path of ['/admin', '/admin/nothing-here', '/admin/no/such/place']) {
  test(`${path} leads to the dashboard`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/dashboard')
  })
}
