import { expect, type Page } from '@playwright/test'
import { logIn } from '../../support/log-in.ts'
import { press, sees } from '../../support/screen.ts'
import { ageSessions } from '../../support/sessions.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

/** So that the owner's token stays valid. */
test.afterEach(({ server }) => ageSessions(server, 0))

/** Sets the session to end in a number of minutes. */
const endIn = (page: Page, minutes: number) =>
  page.route('**/api/User/me', async (route) => {
    const response = await route.fetch()
    const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString()
    await route.fulfill({ response, json: { ...(await response.json()), expiresAt } })
  })

const openVillas = (page: Page) => openScreen(page, '/admin/villas?edit=new', 'Villas Management')

test('an ending session is announced, again before its end, and renewed in place, on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.clock.install()
  await endIn(page, 8)
  await openVillas(page)
  const typed = page.getByLabel('Villa Title')
  const notice = page.getByText(/^Your session ends at .* Your changes are kept\.$/)
  await typed.fill('Typed before the end')
  await expect(notice).toBeVisible()
  await press(page, 'Later')
  await expect(notice).toBeHidden()
  await page.clock.runFor(6.5 * 60_000)
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Later' })).toBeHidden()
  await page.getByRole('button', { name: 'Log in again' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog.getByLabel('Email')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/User/me')
  await logIn(page)
  await expect(dialog).toBeHidden()
  await expect(notice).toBeHidden()
  await expect(typed).toHaveValue('Typed before the end')
})

test('an unused session ends, hides its screen, says why, and leaves the input', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await openVillas(page)
  const typed = page.getByLabel('Villa Title')
  await typed.fill('Typed before lunch')
  await page.clock.fastForward(4 * 3_600_000 - 90_000)
  await expect(page.getByRole('button', { name: 'Stay logged in' })).toBeVisible()
  ageSessions(server, 5)
  await page.clock.fastForward(120_000)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toContainText('It was not used for a while.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await logIn(dialog)
  await expect(dialog).toBeHidden()
  await expect(typed).toHaveValue('Typed before lunch')

  ageSessions(server, 5)
  await page.reload()
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fvillas%3Fedit%3Dnew&ended=idle')
  await sees(page, 'You were logged out because you were inactive.')
  await expectAccessible(page)
  await logIn(page)
  await expect(typed).toHaveValue('Typed before lunch')
})
