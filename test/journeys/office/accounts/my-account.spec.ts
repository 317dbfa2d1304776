import { expect } from '@playwright/test'
import { editorNamed } from '../../support/log-in.ts'
import { answer, button, follow, press, question, sees, title } from '../../support/screen.ts'
import { openScreen, test } from '../../support/staff.ts'

test('sessions end one by one, by a new password, and all at once', async ({ pageOf, api }) => {
  const page = await pageOf('Noor')
  const data = await editorNamed(api, 'Noor')
  for (const device of ['Linux; Android 10; K', 'X11; Linux x86_64']) {
    const headers = { 'user-agent': `Mozilla/5.0 (${device}) Chrome/140.0 Safari/537.36` }
    await page.request.post('/api/User/login', { data, headers })
  }
  await openScreen(page, '/admin/account', 'My account')
  const rows = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await press(rows, /^End Chrome on Android, since /)
  await sees(page, 'Session ended successfully!')
  await expect(rows.filter({ hasText: 'Android' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused()
  await expect(rows).toHaveCount(2)

  const current = page.getByLabel('Current Password')
  const confirm = page.getByLabel('Confirm Password')
  await current.fill('wrong-wood-71')
  await page.getByLabel('New Password').fill('chinar-wood-72')
  await confirm.fill('chinar-wood-73')
  await press(page, 'Change Password')
  await sees(page, 'Passwords do not match')
  await expect(confirm).toBeFocused()
  await confirm.fill('chinar-wood-72')
  await expect(page.getByText('Passwords do not match')).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toHaveText('Current Password is not correct.')
  await expect(current).toBeFocused()
  await current.fill(data.password)
  await press(page, 'Change Password')
  await expect(page.getByRole('alert')).toContainText('Password changed successfully!')
  // It has ended the other one.
  await expect(rows).toHaveText([/This device/])

  await page.request.post('/api/User/login', { data: { ...data, password: 'chinar-wood-72' } })
  await page.reload()
  await expect(rows).toHaveCount(2)
  await press(page, 'Sign out everywhere else')
  await expect(question(page)).toContainText('One other session ends.')
  await answer(page, 'Sign out')
  await sees(page, 'Signed out everywhere else!')
  await expect(rows).toHaveCount(1)
  await expect(button(page, 'Sign out everywhere else')).toBeHidden()
  await follow(page, 'Villas')
  await expect(title(page, 'Villas Management')).toBeVisible()
})
