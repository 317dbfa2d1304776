import { type BrowserContext, expect, type Page } from '@playwright/test'
import { enquire } from '../support/enquiries.ts'
import { expectAccessible, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: {} })

const soon = { timeout: 10_000 }
const isArrivals = (url: string) => url.includes('/api/Enquiry/arrivals')

/** The event streams that a browser opens. */
function listeningOf(context: BrowserContext): string[] {
  const opened: string[] = []
  context.on('request', (request) => {
    if (isArrivals(request.url())) opened.push(request.url())
  })
  return opened
}

const inMenu = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Enquiries' })

test('announces an enquiry in every tab until it is seen, over one connection', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const opened = listeningOf(context)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect.poll(() => opened.length).toBe(1)
  const other = await context.newPage()
  await openScreen(other, '/admin/settings', 'Settings')
  await enquire(request, 'Gul Makai')
  for (const each of [page, other]) {
    await expect(each).toHaveTitle(/^\(1\) /, soon)
    await expect(inMenu(each)).toHaveAccessibleName('Enquiries 1 new, 1 open')
  }
  // The dashboard is up to date, too.
  await expect(page.getByRole('link', { name: 'Call Gul Makai' })).toBeVisible()
  await expectAccessible(page)
  await other.getByRole('link', { name: 'History' }).click()
  await expect(other).toHaveTitle('(1) History | Kashmir Escapes')

  await inMenu(other).click()
  await expect(other).toHaveTitle('Enquiries | Kashmir Escapes')
  await expect(page).toHaveTitle('Dashboard | Kashmir Escapes')
  await expect(inMenu(page)).toHaveAccessibleName('Enquiries 1 open')
  expect(opened).toHaveLength(1)

  // The listening tab closes; the other takes over.
  await page.close()
  await expect.poll(() => opened.length).toBe(2)
  await openScreen(other, '/admin/villas', 'Villas Management')
  await enquire(request, 'Zun Begum')
  await expect(other).toHaveTitle('(1) Villas Management | Kashmir Escapes', soon)
})

test('a notification and a sound are switched on by hand, if the browser allows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const requestPermission = async () => document.documentElement.dataset.permission ?? 'denied'
    Object.assign(window, { Notification: Object.assign(class {}, { requestPermission }) })
  })
  const notification = page.getByRole('switch', { name: 'Show a notification' })
  const sound = page.getByRole('switch', { name: 'Play a sound' })
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await notification.press('Space')
  await expect(page.getByRole('alert')).toContainText('Your browser blocks notifications')
  await expect(notification).not.toBeChecked()
  await page.evaluate(() =>
    Object.assign(document.documentElement.dataset, { permission: 'granted' }),
  )
  await notification.press('Space')
  await expect(notification).toBeChecked()
  await expect(page.getByRole('alert')).toBeHidden()
  await sound.press('Space')
  await expect(sound).toBeChecked()
  await page.reload()
  await expect(sound).toBeChecked()
  await expect(notification).toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a hidden page soon stops listening, and misses nothing', async ({
    page,
    context,
    request,
  }) => {
    const opened = listeningOf(context)
    const hide = (hidden: boolean) =>
      page.evaluate((to) => {
        Object.defineProperty(document, 'hidden', { value: to, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, hidden)
    await page.clock.install()
    await openScreen(page, '/admin/dashboard', 'Dashboard')
    await expect.poll(() => opened.length).toBe(1)
    // Before the first report nothing counts as new.
    await page.waitForFunction(() => localStorage.getItem('enquiriesSeen') !== null)
    const closed = page.waitForEvent('requestfailed', (sent) => isArrivals(sent.url()))
    await hide(true)
    await page.clock.runFor(61_000)
    await closed
    await enquire(request, 'Hidden Hafiz')
    expect(opened).toHaveLength(1)
    await hide(false)
    await expect(page).toHaveTitle(/^\(\d\) Dashboard/, soon)
    const link = page
      .getByRole('navigation', { name: 'Most used' })
      .getByRole('link', { name: 'Enquiries' })
    await expect(link).toHaveAccessibleName(/new, \d open$/)
    expect(opened.at(-1)).toMatch(/after=\d+$/)

    const over = page.waitForEvent('requestfailed', (sent) => isArrivals(sent.url()))
    await page.getByRole('button', { name: 'More' }).tap()
    await page.getByRole('button', { name: 'Sign out' }).tap()
    await over
  })
})
