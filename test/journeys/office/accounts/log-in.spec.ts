import { rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { startServer } from '../../../servers/running-server.ts'
import { startSmtp } from '../../../servers/services/smtp.ts'
import { copyOfDemoData, owner } from '../../support/demo-data.ts'
import { test } from '../../support/server.ts'
import { expectAccessible, holdReads } from '../../support/staff.ts'

async function logIn(page: Page, { email, password } = owner) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

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

test('who is not logged in is led to log-in and back again', async ({ page }) => {
  await page.goto('/admin/travel?sort=price')
  await expect(page).toHaveURL(/\/admin\/login/)
  await logIn(page, { email: ` ${owner.email} `, password: 'not-the-password' })
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials or server error.')
  await logIn(page, { email: ` ${owner.email} `, password: ` ${owner.password} ` })
  await expect(page).toHaveURL('/admin/travel?sort=price')
  expect(await tokenIn(page)).toMatch(/./)
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

test('a token that the server no longer takes leads to log-in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jwtToken', 'long-expired'))
  await page.goto('/admin/hotels')
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fhotels')
})

test('a log-in that fails says the same whatever the cause', async ({ page }) => {
  await page.goto('/admin/login')
  for (const status of [500, 429, 0]) {
    await page.route('**/api/User/login', (route) =>
      status ? route.fulfill({ status, json: {} }) : route.abort(),
    )
    await logIn(page)
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials or server error.')
    expect(await tokenIn(page)).toBeNull()
  }
})

/** A site of its own that sends its mails, and the links to a new password that it sent. */
async function mailingSite() {
  const smtp = await startSmtp()
  const folder = copyOfDemoData()
  const server = await startServer(folder, { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.in' })
  return {
    url: server.url,
    linkIn: () => /\/admin\/resetPassword\?code=[\w-]+/.exec(smtp.mails.at(-1)?.raw ?? '')?.[0],
    async close() {
      await server.stop()
      await smtp.close()
      rmSync(folder, { recursive: true })
    },
  }
}

test('a forgotten password is replaced by the mailed link', async ({ page }) => {
  const { url, linkIn, close } = await mailingSite()
  const ask = async (email: string) => {
    await page.goto(`${url}/admin/login`)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    return page.getByRole('alert').textContent()
  }
  try {
    expect(await ask('nobody@example.in')).toBe(await ask(owner.email))
    // It goes out once the answer is.
    await expect.poll(linkIn, { timeout: 15_000 }).toBeDefined()
    await page.goto(`${url}${linkIn()}`)
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    await page.getByLabel('Confirm Password').fill(owner.password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page).toHaveURL(`${url}/admin/login`)
    await logIn(page)
    await expect(page).toHaveURL(`${url}/admin/dashboard`)
  } finally {
    await close()
  }
})

const doors = [
  '/admin/login',
  '/admin/signUp',
  '/admin/forgotPassword',
  '/admin/resetPassword?code=x',
]

test('axe finds nothing at the doors of the back office', async ({ page }) => {
  for (const path of doors) {
    await page.goto(path)
    await expectAccessible(page)
  }
})

test.describe('before scripts take over', () => {
  test.use({ javaScriptEnabled: false })

  test('no door sends anything, least of all into the address', async ({ page }) => {
    for (const path of doors.slice(0, 3)) {
      await page.goto(path)
      await expect(page.locator('form button[type=submit]')).toBeDisabled()
    }
  })
})
