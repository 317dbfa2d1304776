import { expect, type Page } from '@playwright/test'
import { owner } from '../../support/demo-data.ts'
import { logIn } from '../../support/log-in.ts'
import { test } from '../../support/server.ts'
import { holdReads } from '../../support/staff.ts'

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('jwtToken'))

test('the log-in has its fields and links; signing out ends the token', async ({
  page,
  request,
}) => {
  for (const path of ['/admin/login', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In')
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    const forgotten = page.getByRole('link', { name: 'Forgot password?' })
    await expect(forgotten).toHaveAttribute('href', '/admin/forgotPassword')
  }
  await page.getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/admin/signUp')
  await page.getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page)
  await expect(page).toHaveURL('/admin/dashboard')
  const headers = { authorization: `Bearer ${await tokenIn(page)}` }
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect((await request.get('/api/User/me', { headers })).status()).toBe(401)
})

test('who is not logged in is led to log-in and back again, and told the same whatever fails', async ({
  page,
}) => {
  await page.goto('/admin/travel?sort=price')
  await expect(page).toHaveURL(/\/admin\/login/)
  await logIn(page, { email: ` ${owner.email} `, password: 'not-the-password' })
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials or server error.')
  for (const status of [500, 429, 0]) {
    await page.route('**/api/User/login', (route) =>
      status ? route.fulfill({ status, json: {} }) : route.abort(),
    )
    await logIn(page)
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials or server error.')
    expect(await tokenIn(page)).toBeNull()
  }
  await page.unroute('**/api/User/login')
  await logIn(page, { email: ` ${owner.email} `, password: ` ${owner.password} ` })
  await expect(page).toHaveURL('/admin/travel?sort=price')
  expect(await tokenIn(page)).toMatch(/./)
  // A token that the server no longer takes leads there too.
  await page.evaluate(() => localStorage.setItem('jwtToken', 'long-expired'))
  await page.goto('/admin/hotels')
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fhotels')
})

test('on a slow line the log-in goes on until the screen is there, and is sent once', async ({
  page,
}) => {
  await page.goto('/admin/login')
  const release = await holdReads(page, '**/api/Overview')
  const sent: string[] = []
  page.on('request', (each) => each.url().endsWith('/User/login') && sent.push(each.url()))
  const overview = page.waitForRequest('**/api/Overview')
  await logIn(page)
  await overview
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await page.getByLabel('Password').press('Enter')
  release()
  await expect(page).toHaveURL('/admin/dashboard')
  expect(sent).toHaveLength(1)
})
