import { expect, type Page } from '@playwright/test'
import { enquire } from '../support/enquiries.ts'
import { follow, link } from '../support/screen.ts'
import { openScreen, test } from '../support/staff.ts'

test.use({ ownServer: {}, viewport: { width: 1440, height: 900 } })

const soon = { timeout: 10_000 }

const inMenu = (page: Page, menu = 'Back office') =>
  link(page.getByRole('navigation', { name: menu }), /Enquiries/)

test('announces an enquiry in every tab until it is seen', async ({ page, context, request }) => {
  await context.addInitScript(() => {
    const requestPermission = async () => document.documentElement.dataset.permission ?? 'denied'
    Object.assign(window, { Notification: Object.assign(class {}, { requestPermission }) })
  })
  const opened: string[] = []
  context.on(
    'request',
    (each) => each.url().includes('/Enquiry/arrivals') && opened.push(each.url()),
  )
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect.poll(() => opened.length).toBe(1)
  const notification = page.getByRole('switch', { name: 'Show a notification' })
  await notification.press('Space')
  await expect(page.getByRole('alert')).toContainText('Your browser blocks notifications')
  await expect(notification).not.toBeChecked()
  await page
    .locator('html')
    .evaluate((html) => Object.assign(html.dataset, { permission: 'granted' }))
  await notification.press('Space')
  await expect(notification).toBeChecked()
  await expect(page.getByRole('alert')).toBeHidden()

  const other = await context.newPage()
  await openScreen(other, '/admin/dashboard', 'Dashboard')
  await expect(other.getByRole('switch', { name: 'Show a notification' })).toBeChecked()
  await enquire(request, 'Gul Makai')
  for (const each of [page, other]) {
    await expect(each).toHaveTitle(/^\(1\) /, soon)
    await expect(inMenu(each)).toHaveAccessibleName('Enquiries 1 new, 1 open')
  }
  // The dashboard is up to date, too.
  await expect(link(page, 'Call Gul Makai')).toBeVisible()
  await follow(other, 'History')
  await expect(other).toHaveTitle('(1) History | Kashmir Escapes')
  await inMenu(other).click()
  await expect(other).toHaveTitle('Enquiries | Kashmir Escapes')
  await expect(page).toHaveTitle('Dashboard | Kashmir Escapes')
  await expect(inMenu(page)).toHaveAccessibleName('Enquiries 1 open')
  expect(opened).toHaveLength(1)

  // The listening tab closes; the other takes over.
  await page.close()
  await expect.poll(() => opened.length).toBe(2)
  await follow(other, 'Villas')
  await expect(other).toHaveTitle('Villas Management | Kashmir Escapes')
  await enquire(request, 'Zun Begum')
  await expect(other).toHaveTitle('(1) Villas Management | Kashmir Escapes', soon)
  await other.setViewportSize({ width: 360, height: 740 })
  await expect(inMenu(other, 'Most used')).toHaveAccessibleName('Enquiries 1 new, 2 open')
})
