import { expect, type Page } from '@playwright/test'
import { button, press, sees, title } from '../support/screen.ts'
import { holdReads, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', contextOptions: { reducedMotion: 'reduce' } })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const box = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name?: RegExp) => palette(page).getByRole('option', { name })
const isChosen = (page: Page, name: RegExp) =>
  expect(option(page, name)).toHaveAttribute('aria-selected', 'true')

test('the keyboard opens screens, listings and enquiries', async ({ page, request }) => {
  const about = { email: 'ghulam@example.in', phone: '+91 98886 69069', message: 'May' }
  await request.post('/api/partners', { data: { name: 'Ghulam Nabi Wani', ...about } })
  const code: string[] = []
  page.on('request', (each) => each.url().includes('/palette-') && code.push(each.url()))
  await openScreen(page, '/admin/mail', 'Mail queue')
  expect(code).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  expect(code).toHaveLength(1)
  await box(page).fill('event')
  await isChosen(page, /^Event Management/)
  // The server's results come below: only then the last entry is the last.
  await expect(palette(page).getByRole('status')).toHaveText(/^\d+ results$/)
  await box(page).press('ArrowDown')
  const chosen = palette(page).getByRole('option', { selected: true })
  await expect(chosen).not.toHaveText(/^Event Management/)
  const id = await chosen.getAttribute('id')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await box(page).press('ArrowUp')
  await box(page).press('ArrowUp')
  await expect(option(page).last()).toHaveAttribute('aria-selected', 'true')
  await press(palette(page), 'Close')
  await expect(palette(page)).toBeHidden()

  await page.keyboard.press('Control+k')
  await box(page).pressSequentially('98886 690')
  await box(page).press('Enter')
  await expect(title(page, 'Ghulam Nabi Wani')).toBeVisible()
  const opener = button(page, 'Go to…')
  await opener.click()
  await isChosen(page, /^Ghulam Nabi Wani/)
  await box(page).press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await box(page).fill('villa')
  await palette(page).getByRole('group', { name: 'Listings' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/admin\/\w+\?edit=\d+/)
})

test('an early key opens it; it says what fails, and drops late answers', async ({ page }) => {
  // The key is pressed just as the screen appears.
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
  await box(page).fill('qqqq')
  await sees(palette(page), 'Nothing found.')
  await page.route('**/api/Search?q=fail*', (route) => route.abort())
  await box(page).fill('fail')
  const alert = palette(page).getByRole('alert')
  await expect(alert).toContainText('Listings and enquiries could not be searched.')
  await page.unrouteAll()
  await press(alert, 'Retry')
  await sees(palette(page), 'Nothing found.')

  const slow = '**/api/Search?q=villa'
  const release = await holdReads(page, slow)
  const [asked, late] = [page.waitForRequest(slow), page.waitForResponse(slow)]
  await box(page).fill('villa')
  await sees(palette(page), 'Searching…')
  await asked
  await box(page).fill('qqqq')
  await sees(palette(page), 'Nothing found.')
  release()
  await late
  await expect(option(page)).toHaveCount(0)
})
