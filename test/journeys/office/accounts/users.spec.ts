import { expect } from '@playwright/test'
import { authenticator } from '../../support/authenticator.ts'
import { owner } from '../../support/demo-data.ts'
import { enquire } from '../../support/enquiries.ts'
import { ageSessions } from '../../support/log-in.ts'
import { answer, button, press, question, sees } from '../../support/screen.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('owners approve, promote, sign out and remove accounts', async ({ page, server, api }) => {
  const account = { userName: 'Zoya Dar', email: 'zoya@example.in', password: 'saffron-field-9' }
  await page.request.post('/api/User/register', { data: account })
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/users', 'Users')
  // Long after log-in.
  ageSessions(server, 1)
  await press(page, 'Approve Zoya Dar')
  const dialog = page.getByRole('dialog', { name: 'Confirm your password' })
  await expect(dialog.getByLabel('Current Password')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('wrong-garden-1')
  await page.keyboard.press('Enter')
  await sees(dialog, 'Current Password is not correct.')
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await sees(page, 'Account approved successfully!')

  const { token } = await (await page.request.post('/api/User/login', { data: account })).json()
  const headers = { authorization: `Bearer ${token}` }
  const me = () => page.request.get('/api/User/me', { headers })
  const factor = '/api/User/me/second-factor'
  const data = { currentPassword: account.password }
  const { secret } = await (await page.request.post(factor, { headers, data })).json()
  await page.request.put(factor, { headers, data: { code: await authenticator(secret)() } })
  await page.getByLabel('Role of Zoya Dar').selectOption('Owner: everything')
  await sees(page, 'Role changed successfully!')
  const { id: assigneeId, role } = await (await me()).json()
  expect(role).toBe('owner')

  await press(page, /^Sign out everywhere.+Zoya Dar/)
  await expect(question(page, /sign this account out everywhere/)).toContainText(account.email)
  expect((await me()).status()).toBe(200)
  await answer(page, 'Sign out')
  await sees(page, 'Account signed out everywhere!')
  expect((await me()).status()).toBe(401)
  const reset = button(page, 'Reset second factor of Zoya Dar')
  await reset.click()
  await expect(question(page, /reset the second factor/)).toContainText(account.email)
  await answer(page, 'Reset')
  await sees(page, 'Second factor reset!')
  await expect(reset).toBeHidden()

  const reference = await enquire(page.request, 'Rabia Khan')
  const [{ id }] = await api.list(`/api/Enquiry?suspected=all&q=${reference}`)
  await api.put(`/api/Enquiry/${id}`, { assigneeId, suspected: false })
  await press(page, 'Remove Zoya Dar')
  await expect(question(page)).toContainText('1 open enquiry will be assigned to nobody.')
  await answer(page, 'Remove')
  await sees(page, 'Account removed successfully!')
  await expect(page.getByText(account.email)).toHaveCount(0)
})
