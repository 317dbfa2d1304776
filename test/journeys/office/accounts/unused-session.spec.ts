import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts'
import type { RunningServer } from '../../../servers/running-server.ts'
import { owner } from '../../support/demo-data.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

/** Sets all times of all sessions back by a number of hours. */
function age({ dataDir }: RunningServer, hours: number) {
  const file = new DatabaseSync(sqlitePath(dataDir), { timeout: 5000 })
  const at = new Date(Date.now() - hours * 3_600_000).toISOString()
  file.prepare('update sessions set created_at = ?, used_at = ?').run(at, at)
  file.close()
}

/** Reverts it, so that this file's token stays valid. */
const renew = (server: RunningServer) => age(server, 0)

test('an expired session leads to log-in with the reason, and preserves the input', async ({
  page,
  server,
}) => {
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.getByLabel('Villa Title').fill('Typed before lunch')
  age(server, 5)
  await page.reload()
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fvillas&ended=idle')
  await expect(page.getByRole('status')).toContainText(
    'You were logged out because you were inactive.',
  )
  await expectAccessible(page)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByLabel('Villa Title')).toHaveValue('Typed before lunch')
  renew(server)
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
  age(server, 5)
  await page.clock.fastForward(120_000)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toContainText('It was not used for a while.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Email').fill(owner.email)
  await dialog.getByLabel('Password').fill(owner.password)
  await dialog.getByRole('button', { name: 'Log In' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Villa Title')).toHaveValue('Typed before lunch')
  renew(server)
})

test('long after log-in a change of an account asks for the password first', async ({
  page,
  server,
  request,
}) => {
  const account = { userName: 'Zoya Dar', email: 'zoya@example.in', password: 'saffron-field-9' }
  await request.post('/api/User/register', { data: account })
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/users', 'Users')
  age(server, 1)
  await page.getByRole('button', { name: 'Approve Zoya Dar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await expect(dialog.getByLabel('Current Password')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('wrong-garden-1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Current Password is not correct.')).toBeVisible()
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Account approved successfully!')).toBeVisible()
  await page.getByLabel('Role of Zoya Dar').selectOption('Owner: everything')
  await expect(page.getByText('Role changed successfully!')).toBeVisible()
})
