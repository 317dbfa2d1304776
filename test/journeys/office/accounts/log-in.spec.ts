import { expect, type Page } from '@playwright/test'
import { owner } from '../../support/demo-data.ts'
import { logIn } from '../../support/log-in.ts'
import { test } from '../../support/server.ts'
import { holdReads } from '../../support/staff.ts'

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('jwtToken'))

test('log-in says the same whatever fails, leads back, and is sent once; signing out ends the token', async ({
  page,
  request,
}) => {
  await page.goto('/admin/travel?sort=price')
  await expect(page).toHaveURL(/\/admin\/login/)
  const refusal = page.getByRole('alert')
  await logIn(page, { email: ` ${owner.email} `, password: 'not-the-password' })
  await expect(refusal).toHaveText('Invalid credentials or server error.')
  for (const status of [500, 429, 0]) {
    await page.route('**/api/User/login', (route) =>
      status ? route.fulfill({ status, json: {} }) : route.abort(),
    )
    await logIn(page)
    await expect(refusal).toHaveText('Invalid credentials or server error.')
    expect(await tokenIn(page)).toBeNull()
  }
  await page.unroute('**/api/User/login')

  // On a slow line it goes on until the screen is there.
  const release = await holdReads(page, '**/api/TravelPackage?*')
  const sent: string[] = []
  page.on('request', (each) => each.url().endsWith('/User/login') && sent.push(each.url()))
  const reading = page.waitForRequest('**/api/TravelPackage?*')
  await logIn(page, { email: ` ${owner.email} `, password: ` ${owner.password} ` })
  await reading
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  await page.getByLabel('Password').press('Enter')
  release()
  await expect(page).toHaveURL('/admin/travel?sort=price')
  expect(sent).toHaveLength(1)

  const headers = { authorization: `Bearer ${await tokenIn(page)}` }
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/admin/login')
  expect((await request.get('/api/User/me', { headers })).status()).toBe(401)
})
