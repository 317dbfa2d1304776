import { expect } from '@playwright/test'
import { bundledName } from '#catalogue/brand/brand.ts'
import { owner } from '../../support/demo-data.ts'
import { enquire, newestEnquiry } from '../../support/enquiries.ts'
import { ageSessions } from '../../support/sessions.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('long after log-in the password is asked for; then an account is approved, promoted, signed out and removed', async ({
  page,
  request,
  server,
  ownerToken,
}) => {
  const account = { userName: 'Zoya Dar', email: 'zoya@example.in', password: 'saffron-field-9' }
  await request.post('/api/User/register', { data: account })
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/users', 'Users')
  ageSessions(server, 1)
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
  const { email, password } = account
  const login = await request.post('/api/User/login', { data: { email, password } })
  expect(login.status()).toBe(200)
  const headers = { authorization: `Bearer ${(await login.json()).token}` }
  const me = () => request.get('/api/User/me', { headers })
  const { id: zoya, role } = await (await me()).json()
  expect(role).toBe('editor')
  await page.getByLabel('Role of Zoya Dar').selectOption('Owner: everything')
  await expect(page.getByText('Role changed successfully!')).toBeVisible()
  expect((await (await me()).json()).role).toBe('owner')

  await page.getByRole('button', { name: /^Sign out everywhere.+Zoya Dar/ }).click()
  const signOut = page.getByRole('alertdialog', {
    name: 'Are you sure you want to sign this account out everywhere?',
  })
  await expect(signOut).toContainText(email)
  await expect(signOut.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect((await me()).status()).toBe(200)
  await signOut.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Account signed out everywhere!')).toBeVisible()
  expect((await me()).status()).toBe(401)

  await enquire(request, 'Rabia Khan')
  const { id } = await newestEnquiry(page, ownerToken)
  await request.put(`/api/Enquiry/${id}`, {
    headers: { authorization: `Bearer ${ownerToken}` },
    data: { assigneeId: zoya, suspected: false },
  })
  await page.getByRole('button', { name: 'Remove Zoya Dar' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to remove this account?',
  })
  await expect(question).toContainText('1 open enquiry will be assigned to nobody.')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Account removed successfully!')).toBeVisible()
  await expect(page.getByText('zoya@example.in')).toHaveCount(0)
})

test('an editor sees settings, brand and their history, but cannot change them', async ({
  pageOf,
  api,
}) => {
  await api.put('/api/Setting', { gstin: '01AAACK0000A1Z5' })
  const page = await pageOf('Meena')
  await openScreen(page, '/admin/settings', 'Settings')
  await expect(page.getByText('Only an owner may change the settings.')).toBeVisible()
  await expect(page.getByLabel('Agency name')).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Users' })).toBeHidden()
  await openScreen(page, '/admin/brand', 'Brand')
  await expect(page.getByText('Only an owner may change the brand.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Primary colour', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save Brand' })).toBeHidden()
  await openScreen(page, '/admin/history?kind=Setting', 'History')
  await expect(page.getByText('01AAACK0000A1Z5').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0)
})

test('validates, saves and keeps a setting; a new name is shown at once', async ({ page, api }) => {
  await openScreen(page, '/admin/settings', 'Settings')
  await page.getByLabel('Maps page').fill('not an address')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(
    page.getByText('Maps page must be an address such as https://example.in.'),
  ).toBeVisible()
  await expect(page.getByLabel('Maps page')).toBeFocused()
  await page.getByLabel('Maps page').fill('https://maps.example.in/')
  await page.getByText('Show the floating button').click()
  await page.getByRole('textbox', { name: 'Agency name' }).fill('Nigeen Journeys')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Settings saved successfully!')).toBeVisible()
  await expect(page).toHaveTitle('Settings | Nigeen Journeys')
  await page.reload()
  await expect(page.getByLabel('Maps page')).toHaveValue('https://maps.example.in/')
  await expect(page.getByRole('switch', { name: 'Show the floating button' })).not.toBeChecked()
  // Other files share the server.
  await api.put('/api/Setting', { operatorName: bundledName, floatingEnabled: true })
})
