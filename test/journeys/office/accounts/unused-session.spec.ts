import { expect } from '@playwright/test'
import { logIn } from '../../support/log-in.ts'
import { ageSessions } from '../../support/sessions.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

/** So that the owner's token stays valid. */
test.afterEach(({ server }) => ageSessions(server, 0))

test('an expired session leads to log-in with the reason, and preserves the input', async ({
  page,
  server,
}) => {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.getByLabel('Villa Title').fill('Typed before lunch')
  ageSessions(server, 5)
  await page.reload()
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fvillas&ended=idle')
  await expect(page.getByRole('status')).toContainText(
    'You were logged out because you were inactive.',
  )
  await expectAccessible(page)
  await logIn(page)
  await expect(page.getByLabel('Villa Title')).toHaveValue('Typed before lunch')
})

test('an unused screen is hidden once the session has ended, and continues after log-in', async ({
  page,
  server,
}) => {
  await page.clock.install()
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.getByLabel('Villa Title').fill('Typed before lunch')
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
  await expect(page.getByLabel('Villa Title')).toHaveValue('Typed before lunch')
})
