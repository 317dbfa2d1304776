import { expect, type Page, type Request } from '@playwright/test'
import { enquire } from '../support/enquiries.ts'
import { follow, link, press } from '../support/screen.ts'
import { openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

const soon = { timeout: 10_000 }

const isArrivals = (request: Request) => request.url().includes('/Enquiry/arrivals')

const inMenu = (page: Page, menu = 'Back office') =>
  link(page.getByRole('navigation', { name: menu }), /Enquiries/)

const switchOf = (page: Page, name: 'Show a notification' | 'Play a sound') =>
  page.getByRole('switch', { name })

test('announces an enquiry in every tab until it is seen', async ({ pageOf, request }) => {
  const page = await pageOf('Noorjehan')
  const context = page.context()
  await enquire(request, 'Habba Khatoon')
  const opened: string[] = []
  context.on('request', (each) => isArrivals(each) && opened.push(each.url()))
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect.poll(() => opened.length).toBe(1)
  const notification = switchOf(page, 'Show a notification')
  await notification.press('Space')
  await expect(page.getByRole('alert')).toContainText('Notifications stay off until you allow them')
  await expect(notification).not.toBeChecked()
  await context.grantPermissions(['notifications'])
  await notification.press('Space')
  await expect(notification).toBeChecked()
  await expect(page.getByRole('alert')).toBeHidden()
  await switchOf(page, 'Play a sound').press('Space')

  const other = await context.newPage()
  await openScreen(other, '/admin/dashboard', 'Dashboard')
  await expect(switchOf(other, 'Show a notification')).toBeChecked()
  await expect(switchOf(other, 'Play a sound')).toBeChecked()
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
