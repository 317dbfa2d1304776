import { expect } from '@playwright/test'
import { owner } from './demo-data.ts'
import { test } from './server.ts'
import { expectAccessible } from './staff.ts'

test('the first owner signs up by the printed link and logs in', async ({
  page,
  ownerlessServer,
}) => {
  const code = await ownerlessServer.ownerCode
  await page.goto(`${ownerlessServer.url}/admin/signUp?code=${code}`)
  await page.getByLabel('User Name').fill('Asif Lone')
  await page.getByLabel('Email').fill('asif@example.in')
  await page.getByLabel('Password', { exact: true }).fill('chinar-leaf-26')
  await page.getByLabel('Confirm Password').fill('chinar-leaf-27')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')

  await page.getByLabel('Confirm Password').fill('chinar-leaf-26')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(`${ownerlessServer.url}/admin/login`)
  await expect(page.getByRole('alert')).toHaveText('User registered successfully!')

  await page.getByLabel('Email').fill('asif@example.in')
  await page.getByLabel('Password').fill('chinar-leaf-26')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(`${ownerlessServer.url}/admin/dashboard`)
})

test('a refused sign-up tells every message', async ({ page }) => {
  await page.goto('/admin/signUp')
  await page.getByLabel('User Name').fill('Asif Lone')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm Password').fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters.')
})

test('the password toggle shows what was typed', async ({ page }) => {
  await page.goto('/admin/signUp')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('chinar-leaf-26')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('who is not logged in is led to log-in and back again', async ({ page }) => {
  await page.goto('/admin/travel?sort=price')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Email').fill(` ${owner.email} `)
  await page.getByLabel('Password').fill('not-the-password')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials or server error.')

  await page.getByLabel('Password').fill(` ${owner.password} `)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/admin/travel?sort=price')
  expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toMatch(/./)
})

test('signing out ends the token on the server', async ({ page, request }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
  const token = await page.evaluate(() => localStorage.getItem('jwtToken'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/login')
  const answer = await request.get('/api/User/me', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(401)
})

test('a token that the server no longer takes leads to log-in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jwtToken', 'long-expired'))
  await page.goto('/admin/hotels')
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fhotels')
})

for (const path of [
  '/admin/login',
  '/admin/signUp',
  '/admin/forgotPassword',
  '/admin/resetPassword?code=x',
]) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
  })
}
