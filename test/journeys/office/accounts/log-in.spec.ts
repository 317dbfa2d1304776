import { expect } from '@playwright/test'
import { owner } from '../../support/demo-data.ts'
import { logIn } from '../../support/log-in.ts'
import { button, field, fill, press } from '../../support/screen.ts'
import { test } from '../../support/server.ts'
import { answerCalls, holdReads, refusal } from '../../support/staff.ts'

test('the first owner signs up, logs in, and signs out', async ({ page }) => {
  const sent: unknown[] = []
  page.on('request', (each) => each.method() === 'POST' && sent.push(each.postDataJSON()))
  const alert = page.getByRole('alert')
  const token = () => page.evaluate(() => localStorage.getItem('jwtToken'))
  await page.goto('/admin/signUp?code=first')
  await press(page, 'Create Account')
  await expect(field(page, 'User Name')).toBeFocused()
  const account = { userName: 'Asif Lone', email: 'asif@example.in', password: 'chinar-leaf-26' }
  await fill(page, { 'User Name': account.userName, Email: account.email })
  await fill(page, { Password: account.password, 'Confirm Password': 'chinar-leaf-27' })
  await press(page, 'Create Account')
  await expect(alert).toHaveText('Passwords do not match')
  expect(sent).toEqual([])
  await press(page, 'Show password')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await fill(page, { 'Confirm Password': account.password })
  const register = '**/api/User/register'
  const errors = { UserName: ['Taken.'], Email: ['Odd.', 'Long.'] }
  await answerCalls(page, 'POST', register, refusal(errors))
  await press(page, 'Create Account')
  await expect(alert).toHaveText('Taken. Odd. Long.')
  await expect(alert).toHaveCSS('white-space-collapse', 'preserve-breaks')
  await answerCalls(page, 'POST', register, { status: 201, json: { status: 'active' } })
  await press(page, 'Create Account')
  await expect(page).toHaveURL('/admin/login')
  await expect(alert).toHaveText('User registered successfully!')
  expect(sent.at(-1)).toEqual({ ...account, code: 'first' })

  await page.goto('/admin/travel?sort=price')
  await expect(page).toHaveURL(/\/admin\/login/)
  await logIn(page, { ...owner, password: 'not-the-password' })
  await expect(alert).toHaveText('Invalid credentials or server error.')
  await page.route('**/api/User/login', (route) => route.abort())
  await logIn(page)
  await expect(alert).toHaveText('Invalid credentials or server error.')
  expect(await token()).toBeNull()
  await page.unrouteAll()

  // On a slow line it goes on until the screen is there.
  const release = await holdReads(page, '**/api/TravelPackage?*')
  sent.length = 0
  const reading = page.waitForRequest('**/api/TravelPackage?*')
  await logIn(page, { email: ` ${owner.email} `, password: ` ${owner.password} ` })
  await reading
  await expect(button(page, 'Logging in...')).toBeDisabled()
  await field(page, 'Password').press('Enter')
  release()
  await expect(page).toHaveURL('/admin/travel?sort=price')
  expect(sent).toEqual([owner])

  const headers = { authorization: `Bearer ${await token()}` }
  await press(page, 'Sign out')
  await expect(page).toHaveURL('/admin/login')
  expect((await page.request.get('/api/User/me', { headers })).status()).toBe(401)
  await logIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
})
