import { expect, type Page } from '@playwright/test'
import { logIn } from '../../support/log-in.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

/** Sets the session to end in a number of minutes. */
const endIn = (page: Page, minutes: number) =>
  page.route('**/api/User/me', async (route) => {
    const response = await route.fetch()
    const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString()
    await route.fulfill({ response, json: { ...(await response.json()), expiresAt } })
  })

test('renews an ending session in place, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await endIn(page, 8)
  await openScreen(page, '/admin/villas?edit=new', 'Villas Management')
  await page.getByLabel('Villa Title').fill('Typed before the end')
  const notice = page.getByText(/^Your session ends at .* Your changes are kept\.$/)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Log in again' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log in again' })
  await expect(dialog.getByLabel('Email')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/User/me')
  await logIn(page)
  await expect(dialog).toBeHidden()
  await expect(notice).toBeHidden()
  await expect(page.getByLabel('Villa Title')).toHaveValue('Typed before the end')
})

test('repeats the dismissed notice once before the end', async ({ page }) => {
  await page.clock.install()
  await endIn(page, 8)
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('Your session ends at')).toBeHidden()
  await page.clock.runFor(6.5 * 60_000)
  await expect(page.getByText('Your session ends at')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Later' })).toBeHidden()
  await page.clock.runFor(2 * 60_000)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
})
