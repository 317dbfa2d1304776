import { expect } from '@playwright/test'
import { logIn } from '../../support/log-in.ts'
import { answer, button, press, question, sees, title } from '../../support/screen.ts'
import { test } from '../../support/server.ts'
import { expectAccessible, newEditor } from '../../support/staff.ts'

const password = 'chinar-leaf-26'
const newPassword = 'chinar-wood-72'
const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36'

test('lists and ends other sessions, one by one, by a new password, and all at once', async ({
  page,
  request,
  ownerToken,
}) => {
  const { email } = await newEditor(request, { ownerToken, userName: 'Noor', password })
  /** Logs in elsewhere; returns the status that its session has later. */
  async function elsewhere(data: object, userAgent?: string) {
    const headers = userAgent ? { 'user-agent': userAgent } : undefined
    const { token } = await (await request.post('/api/User/login', { data, headers })).json()
    return async () => {
      const authorization = `Bearer ${token}`
      return (await request.get('/api/User/me', { headers: { authorization } })).status()
    }
  }
  const lost = await elsewhere({ email, password }, phone)
  const other = await elsewhere({ email, password })
  await page.goto('/admin/login?next=/admin/account')
  await logIn(page, { email, password })
  await expect(title(page, 'My account')).toBeVisible()
  const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.first()).toContainText('This device')
  await expect(rows.first().getByRole('button')).toHaveCount(0)
  const onPhone = rows.filter({ hasText: 'Chrome on Android' })
  await expect(onPhone).toContainText(/Since .+, last used .+/)
  await expectAccessible(page)
  await press(onPhone, /^End Chrome on Android, since /)
  await sees(page, 'Session ended successfully!')
  await expect(onPhone).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused()
  expect([await lost(), await other()]).toEqual([401, 200])

  const [current, confirm] = [
    page.getByLabel('Current Password'),
    page.getByLabel('Confirm Password'),
  ]
  await current.fill('wrong-wood-71')
  await page.getByLabel('New Password').fill(newPassword)
  await confirm.fill('chinar-wood-73')
  await press(page, 'Change Password')
  await sees(page, 'Passwords do not match')
  await expect(confirm).toBeFocused()
  await confirm.fill(newPassword)
  await expect(page.getByText('Passwords do not match')).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toHaveText('Current Password is not correct.')
  await expect(current).toBeFocused()
  await expectAccessible(page)
  await current.fill(password)
  await press(page, 'Change Password')
  await expect(page.getByRole('alert')).toContainText('Password changed successfully!')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('This device')
  expect(await other()).toBe(401)

  const later = await elsewhere({ email, password: newPassword })
  expect(await later()).toBe(200)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await press(page, 'Sign out everywhere else')
  const sure = question(page, 'Are you sure you want to sign out everywhere else?')
  await expect(sure).toContainText('One other session ends.')
  await expect(button(sure, 'Cancel')).toBeFocused()
  await expectAccessible(page)
  await answer(page, 'Sign out')
  await sees(page, 'Signed out everywhere else!')
  await expect(rows).toHaveCount(1)
  await expect(button(page, 'Sign out everywhere else')).toBeHidden()
  expect(await later()).toBe(401)
  await page.getByRole('link', { name: 'Villas' }).click()
  await expect(title(page, 'Villas Management')).toBeVisible()
})
