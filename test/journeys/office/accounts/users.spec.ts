import { expect } from '@playwright/test'
import { bundledName } from '#catalogue/brand/brand.ts'
import { owner } from '../../support/demo-data.ts'
import { enquire, newestEnquiry } from '../../support/enquiries.ts'
import { answer, button, press, question, sees } from '../../support/screen.ts'
import { ageSessions } from '../../support/sessions.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('long after log-in the password is asked for; then an account is approved, promoted, signed out and removed', async ({
  page,
  request,
  server,
  api,
  ownerToken,
}) => {
  const account = { userName: 'Zoya Dar', email: 'zoya@example.in', password: 'saffron-field-9' }
  await request.post('/api/User/register', { data: account })
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/users', 'Users')
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
  const { token } = await (await request.post('/api/User/login', { data: account })).json()
  const me = () => request.get('/api/User/me', { headers: { authorization: `Bearer ${token}` } })
  const { id: assigneeId, role } = await (await me()).json()
  expect(role).toBe('editor')
  await page.getByLabel('Role of Zoya Dar').selectOption('Owner: everything')
  await sees(page, 'Role changed successfully!')
  expect((await (await me()).json()).role).toBe('owner')

  await press(page, /^Sign out everywhere.+Zoya Dar/)
  const signOut = question(page, 'Are you sure you want to sign this account out everywhere?')
  await expect(signOut).toContainText(account.email)
  await expect(button(signOut, 'Cancel')).toBeFocused()
  expect((await me()).status()).toBe(200)
  await answer(page, 'Sign out')
  await sees(page, 'Account signed out everywhere!')
  expect((await me()).status()).toBe(401)

  await enquire(request, 'Rabia Khan')
  const { id } = await newestEnquiry(page, ownerToken)
  await api.put(`/api/Enquiry/${id}`, { assigneeId, suspected: false })
  await press(page, 'Remove Zoya Dar')
  const remove = question(page, 'Are you sure you want to remove this account?')
  await expect(remove).toContainText('1 open enquiry will be assigned to nobody.')
  await answer(page, 'Remove')
  await sees(page, 'Account removed successfully!')
  await expect(page.getByText(account.email)).toHaveCount(0)
})

test('validates, saves and keeps a setting; a new name is shown at once', async ({ page, api }) => {
  await openScreen(page, '/admin/settings', 'Settings')
  const maps = page.getByLabel('Maps page')
  await maps.fill('not an address')
  await press(page, 'Save Settings')
  await sees(page, 'Maps page must be an address such as https://example.in.')
  await expect(maps).toBeFocused()
  await maps.fill('https://maps.example.in/')
  await page.getByText('Show the floating button').click()
  await page.getByRole('textbox', { name: 'Agency name' }).fill('Nigeen Journeys')
  await press(page, 'Save Settings')
  await sees(page, 'Settings saved successfully!')
  await expect(page).toHaveTitle('Settings | Nigeen Journeys')
  await page.reload()
  await expect(maps).toHaveValue('https://maps.example.in/')
  await expect(page.getByRole('switch', { name: 'Show the floating button' })).not.toBeChecked()
  // Other files share the server.
  await api.put('/api/Setting', { operatorName: bundledName, floatingEnabled: true })
})
