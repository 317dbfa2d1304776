import { expect } from '@playwright/test'
import { ageSessions, logIn } from '../../support/log-in.ts'
import { button, press } from '../../support/screen.ts'
import { openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 800 } })

/** So that the owner's token stays valid. */
test.afterEach(({ server }) => ageSessions(server, 0))

const minute = 60_000

test('a session is renewed in place, before or after its end', async ({ page, server }) => {
  await page.clock.install()
  await page.route('**/api/User/me', async (route) => {
    const response = await route.fetch()
    const expiresAt = new Date(Date.now() + 8 * minute).toISOString()
    await route.fulfill({ response, json: { ...(await response.json()), expiresAt } })
  })
  await openScreen(page, '/admin/villas?edit=new', 'Villas Management')
  const typed = page.getByLabel('Villa Title')
  const notice = page.getByText(/^Your session ends at .* Your changes are kept\.$/)
  await typed.fill('Typed before the end')
  await expect(notice).toBeVisible()
  await press(page, 'Later')
  await expect(notice).toBeHidden()
  await page.clock.runFor(6.5 * minute)
  await expect(notice).toBeVisible()
  await expect(button(page, 'Later')).toBeHidden()
  await button(page, 'Log in again').press('Enter')
  const early = page.getByRole('dialog', { name: 'Log in again' })
  await expect(early.getByLabel('Email')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await logIn(page)
  await expect(early).toBeHidden()
  await expect(notice).toBeHidden()
  await expect(typed).toHaveValue('Typed before the end')

  await page.clock.fastForward((4 * 60 - 8) * minute)
  await expect(button(page, 'Stay logged in')).toBeVisible()
  ageSessions(server, 5)
  await page.clock.fastForward(2 * minute)
  const idle = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(idle).toContainText('It was not used for a while.')
  await page.keyboard.press('Escape')
  await expect(idle).toBeVisible()
  await logIn(idle)
  await expect(idle).toBeHidden()
  await expect(typed).toHaveValue('Typed before the end')
})
