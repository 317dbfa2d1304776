import { expect, type Page } from '@playwright/test'
import { logIn } from '../../support/log-in.ts'
import { button, press } from '../../support/screen.ts'
import { test } from '../../support/server.ts'
import { answerCalls, holdReads, refusal } from '../../support/staff.ts'

const asif = { email: 'asif@example.in', password: 'chinar-leaf-26' }

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('jwtToken'))

test('the first owner signs up, logs in, and signs out', async ({ page, ownerlessServer }) => {
  const { url, ownerCode } = ownerlessServer
  const sent: string[] = []
  page.on('request', (each) => each.method() === 'POST' && sent.push(each.url()))
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const alert = page.getByRole('alert')
  await page.goto(`${url}/admin/signUp?code=${await ownerCode}`)
  await press(page, 'Create Account')
  await expect(field('User Name')).toBeFocused()
  await field('User Name').fill('Asif Lone')
  await field('Email').fill(asif.email)
  await field('Password').fill(asif.password)
  await field('Confirm Password').fill('chinar-leaf-27')
  await press(page, 'Create Account')
  await expect(alert).toHaveText('Passwords do not match')
  expect(sent).toEqual([])
  await press(page, 'Show password')
  await expect(field('Password')).toHaveAttribute('type', 'text')
  await field('Confirm Password').fill(asif.password)
  const errors = { UserName: ['Taken.'], Email: ['Odd.', 'Long.'] }
  await answerCalls(page, 'POST', '**/api/User/register', refusal(errors))
  await press(page, 'Create Account')
  await expect(alert).toHaveText('Taken. Odd. Long.')
  await expect(alert).toHaveCSS('white-space-collapse', 'preserve-breaks')
  await page.unrouteAll()
  await press(page, 'Create Account')
  await expect(page).toHaveURL(`${url}/admin/login`)
  await expect(alert).toHaveText('User registered successfully!')

  await page.goto(`${url}/admin/travel?sort=price`)
  await expect(page).toHaveURL(/\/admin\/login/)
  await logIn(page, { ...asif, password: 'not-the-password' })
  await expect(alert).toHaveText('Invalid credentials or server error.')
  await page.route('**/api/User/login', (route) => route.abort())
  await logIn(page, asif)
  await expect(alert).toHaveText('Invalid credentials or server error.')
  expect(await tokenIn(page)).toBeNull()
  await page.unrouteAll()

  // On a slow line it goes on until the screen is there.
  const release = await holdReads(page, '**/api/TravelPackage?*')
  sent.length = 0
  const reading = page.waitForRequest('**/api/TravelPackage?*')
  await logIn(page, { email: ` ${asif.email} `, password: ` ${asif.password} ` })
  await reading
  await expect(button(page, 'Logging in...')).toBeDisabled()
  await field('Password').press('Enter')
  release()
  await expect(page).toHaveURL(`${url}/admin/travel?sort=price`)
  expect(sent).toEqual([`${url}/api/User/login`])

  const headers = { authorization: `Bearer ${await tokenIn(page)}` }
  await press(page, 'Sign out')
  await expect(page).toHaveURL(`${url}/admin/login`)
  expect((await page.request.get(`${url}/api/User/me`, { headers })).status()).toBe(401)
  await logIn(page, asif)
  await expect(page).toHaveURL(`${url}/admin/dashboard`)
})
