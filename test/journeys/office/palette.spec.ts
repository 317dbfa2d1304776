import { expect, type Page } from '@playwright/test'
import { openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', contextOptions: { reducedMotion: 'reduce' } })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const box = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name })

test('the keyboard opens screens, listings and enquiries', async ({ page, request }) => {
  const about = { email: 'ghulam@example.in', phone: '+91 98886 69069', message: 'May' }
  await request.post('/api/partners', { data: { name: 'Ghulam Nabi Wani', ...about } })
  const loaded: string[] = []
  page.on('request', (asked) => loaded.push(new URL(asked.url()).pathname))
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  expect(loaded.filter((path) => /\/palette-[^d]/.test(path))).toEqual([])

  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await box(page).fill('event')
  await expect(option(page, /^Event Management/)).toHaveAttribute('aria-selected', 'true')
  // The server's results come below: only then the last entry is the last.
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results$/)
  await box(page).press('ArrowDown')
  const chosen = palette(page).getByRole('option', { selected: true })
  await expect(chosen).not.toHaveText(/^Event Management/)
  expect(await box(page).getAttribute('aria-activedescendant')).toBe(
    await chosen.getAttribute('id'),
  )
  await box(page).press('ArrowUp')
  await box(page).press('ArrowUp')
  await expect(palette(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await box(page).press('Escape')
  await expect(palette(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await box(page).pressSequentially('98886 690')
  await box(page).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Ghulam Nabi Wani/ })).toBeVisible()

  await page.getByRole('button', { name: 'Go to…' }).click()
  await expect(option(page, /^Ghulam Nabi Wani/)).toHaveAttribute('aria-selected', 'true')
  await box(page).fill('villa')
  await expect(palette(page).getByRole('group', { name: 'Listings' })).toBeVisible()
  const listing = palette(page).getByRole('group', { name: 'Listings' }).getByRole('option').first()
  await listing.click()
  await expect(page).toHaveURL(/\/admin\/\w+\?edit=\d+/)
})

test('reports no results and a failed search, and drops late answers', async ({ page }) => {
  await openScreen(page, '/admin/mail', 'Mail queue')
  await page.keyboard.press('Control+k')
  await box(page).fill('qqqq')
  await expect(palette(page).getByText('Nothing found.')).toBeVisible()

  await page.route('**/api/Search?q=fail*', (route) => route.abort())
  await box(page).fill('fail')
  const alert = palette(page).getByRole('alert')
  await expect(alert).toContainText('Listings and enquiries could not be searched.')
  await page.unroute('**/api/Search?q=fail*')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(palette(page).getByText('Nothing found.')).toBeVisible()

  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const slow = '**/api/Search?q=villa'
  await page.route(slow, async (route) => {
    await held
    await route.fallback()
  })
  const [asked, late] = [page.waitForRequest(slow), page.waitForResponse(slow)]
  await box(page).fill('villa')
  await expect(palette(page).getByText('Searching…')).toBeVisible()
  await asked
  await box(page).fill('qqqq')
  await expect(palette(page).getByText('Nothing found.')).toBeVisible()
  release()
  await late
  await expect(palette(page).getByRole('option')).toHaveCount(0)
})

test('a key pressed just as a screen appears is not lost', async ({ page }) => {
  await page.addInitScript(() => {
    const press = () =>
      dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return
      observer.disconnect()
      press()
    }).observe(document, { childList: true, subtree: true })
  })
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await expect(box(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the top bar and “More” open it, Escape returns the focus, and a tap opens an entry', async ({
    page,
  }) => {
    await openScreen(page, '/admin/dashboard', 'Dashboard')
    await page.getByRole('button', { name: 'More' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Go to…' }).tap()
    await expect(menu).toBeHidden()
    await expect(box(page)).toBeFocused()
    await palette(page).getByRole('button', { name: 'Close' }).tap()
    await expect(palette(page)).toBeHidden()
    const button = page.getByRole('banner').getByRole('button', { name: 'Go to…' })
    await button.tap()
    await expect(box(page)).toBeFocused()
    await box(page).press('Escape')
    await expect(button).toBeFocused()
    await button.tap()
    await box(page).fill('hist')
    await option(page, /^History/).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
  })
})
