import { expect } from '@playwright/test'
import { owner } from '../../support/demo-data.ts'
import { enquire } from '../../support/enquiries.ts'
import { ageSessions, editorNamed, logIn } from '../../support/log-in.ts'
import {
  answer,
  button,
  field,
  fill,
  follow,
  press,
  question,
  sees,
  title,
} from '../../support/screen.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 360, height: 800 } })

/** So that the owner's token stays valid. */
test.afterEach(({ server }) => ageSessions(server, 0))

const minute = 60_000

test('sessions end one by one, by a new password, and all at once', async ({ pageOf, api }) => {
  const page = await pageOf('Nusrat')
  const data = await editorNamed(api, 'Nusrat')
  const logInElsewhere = (password: string, device: string) =>
    page.request.post('/api/User/login', {
      data: { ...data, password },
      headers: { 'user-agent': `Mozilla/5.0 (${device}) Chrome/140.0 Safari/537.36` },
    })
  await logInElsewhere(data.password, 'Linux; Android 10; K')
  await logInElsewhere(data.password, 'X11; Linux x86_64')
  await openScreen(page, '/admin/account', 'My account')
  const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await press(rows, /^End Chrome on Android, since /)
  await sees(page, 'Session ended successfully!')
  await expect(rows.filter({ hasText: 'Android' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused()
  await expect(rows).toHaveCount(2)

  const [current, confirm] = [field(page, 'Current Password'), field(page, 'Confirm Password')]
  const [chosen, mistyped] = ['chinar-wood-72', 'chinar-wood-73']
  await current.fill('wrong-wood-71')
  await fill(page, { 'New Password': chosen, 'Confirm Password': mistyped })
  await press(page, 'Change Password')
  await sees(page, 'Passwords do not match')
  await expect(confirm).toBeFocused()
  await confirm.fill(chosen)
  await expect(page.getByText('Passwords do not match')).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toHaveText('Current Password is not correct.')
  await expect(current).toBeFocused()
  await current.fill(data.password)
  await press(page, 'Change Password')
  await expect(page.getByRole('alert')).toContainText('Password changed successfully!')
  // It has ended the other one.
  await expect(rows).toHaveText([/This device/])

  await logInElsewhere(chosen, 'X11; Linux x86_64')
  await page.reload()
  await expect(rows).toHaveCount(2)
  await press(page, 'Sign out everywhere else')
  await expect(question(page)).toContainText('One other session ends.')
  await answer(page, 'Sign out')
  await sees(page, 'Signed out everywhere else!')
  await expect(rows).toHaveCount(1)
  await expect(button(page, 'Sign out everywhere else')).toBeHidden()
  await follow(page, 'Today')
  await expect(title(page, 'Dashboard')).toBeVisible()
})

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

test('owners approve, promote, sign out and remove accounts', async ({ page, server, api }) => {
  const account = { userName: 'Zoya Dar', email: 'zoya@example.in', password: 'saffron-field-9' }
  await page.request.post('/api/User/register', { data: account })
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

  const reference = await enquire(page.request, 'Rabia Khan')
  const [{ id }] = await api.list(`/api/Enquiry?suspected=all&q=${reference}`)
  await api.put(`/api/Enquiry/${id}`, { assigneeId, suspected: false })
  await press(page, 'Remove Zoya Dar')
  await expect(question(page)).toContainText('1 open enquiry will be assigned to nobody.')
  await answer(page, 'Remove')
  await sees(page, 'Account removed successfully!')
  await expect(page.getByText(account.email)).toHaveCount(0)
})
