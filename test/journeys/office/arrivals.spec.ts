import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { enquire } from '../support/enquiries.ts'
import { follow, link, press } from '../support/screen.ts'
import { openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

const soon = { timeout: 10_000 }

const isArrivals = (request: Request) => request.url().includes('/Enquiry/arrivals')

const inMenu = (page: Page, menu = 'Back office') =>
  link(page.getByRole('navigation', { name: menu }), /Enquiries/)

const switches = (page: Page) =>
  ['Show a notification', 'Play a sound'].map((name) => page.getByRole('switch', { name })) as [
    Locator,
    Locator,
  ]

test('announces an enquiry in every tab until it is seen', async ({ page, context, request }) => {
  await context.addInitScript(() => {
    const requestPermission = async () => document.documentElement.dataset.permission ?? 'denied'
    Object.assign(window, { Notification: Object.assign(class {}, { requestPermission }) })
  })
  await enquire(request, 'Habba Khatoon')
  const opened: string[] = []
  context.on('request', (each) => isArrivals(each) && opened.push(each.url()))
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect.poll(() => opened.length).toBe(1)
  const [notification, sound] = switches(page)
  await notification.press('Space')
  await expect(page.getByRole('alert')).toContainText('Your browser blocks notifications')
  await expect(notification).not.toBeChecked()
  await page
    .locator('html')
    .evaluate((html) => Object.assign(html.dataset, { permission: 'granted' }))
  await notification.press('Space')
  await expect(notification).toBeChecked()
  await expect(page.getByRole('alert')).toBeHidden()
  await sound.press('Space')
  await expect(sound).toBeChecked()

  const other = await context.newPage()
  await openScreen(other, '/admin/dashboard', 'Dashboard')
  for (const each of switches(other)) await expect(each).toBeChecked()
  await expect(inMenu(page)).toHaveAccessibleName(/^Enquiries \d+ open$/)
  const open = Number((await inMenu(page).textContent())?.match(/Enquiries(\d+)\1 open/)?.[1])
  await enquire(request, 'Gul Makai')
  for (const each of [page, other]) {
    await expect(each).toHaveTitle(/^\(1\) /, soon)
    await expect(inMenu(each)).toHaveAccessibleName(`Enquiries 1 new, ${open + 1} open`)
  }
  // The dashboard is up to date, too.
  await expect(link(page, 'Call Gul Makai')).toBeVisible()
  await follow(other, 'History')
  await expect(other).toHaveTitle('(1) History | Kashmir Escapes')
  await inMenu(other).click()
  await expect(other).toHaveTitle('Enquiries | Kashmir Escapes')
  await expect(page).toHaveTitle('Dashboard | Kashmir Escapes')
  await expect(inMenu(page)).toHaveAccessibleName(`Enquiries ${open + 1} open`)
  expect(opened).toHaveLength(1)

  // The listening tab closes; the other takes over.
  await page.close()
  await expect.poll(() => opened.length).toBe(2)
  await follow(other, 'Villas')
  await expect(other).toHaveTitle('Villas Management | Kashmir Escapes')
  await enquire(request, 'Zun Begum')
  await expect(other).toHaveTitle('(1) Villas Management | Kashmir Escapes', soon)
  await other.setViewportSize({ width: 360, height: 740 })
  await expect(inMenu(other, 'Most used')).toHaveAccessibleName(`Enquiries 1 new, ${open + 2} open`)

  const over = other.waitForEvent('requestfailed', { predicate: isArrivals, ...soon })
  await press(other, 'More')
  await press(other, 'Sign out')
  await over
})
