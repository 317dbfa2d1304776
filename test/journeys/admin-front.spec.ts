import { rmSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { startServer } from '../servers/running-server.ts'
import { startSmtp } from '../servers/smtp.ts'
import { copyOfDemoData, owner } from './demo-data.ts'
import { test } from './server.ts'

async function signUp(page: Page, confirmation = 'chinar-leaf-26') {
  await page.goto('/admin/signUp')
  await page.getByLabel('User Name').fill('Asif Lone')
  await page.getByLabel('Email').fill('asif.lone@example.in')
  await page.getByLabel('Password', { exact: true }).fill('chinar-leaf-26')
  await page.getByLabel('Confirm Password').fill(confirmation)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** A server of its own: a new password ends the owner's sessions. */
test.use({ variables: { JOURNEY: 'admin-front' } })

async function logIn(page: Page, password = owner.password) {
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

const posts = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  return sent
}

for (const path of ['/admin/login', '/login']) {
  test(`${path} has its fields and its ways on`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In')
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/admin/forgotPassword',
    )
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/admin/signUp')
    await page.getByRole('link', { name: 'Log In' }).click()
    await expect(page).toHaveURL('/login')
    await logIn(page)
    await expect(page).toHaveURL('/admin/dashboard')
  })
}

test('every field of a sign-up must be filled in', async ({ page }) => {
  const sent = posts(page)
  await page.goto('/admin/signUp')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  const button = page.getByRole('button', { name: 'Create Account' })
  const answers = {
    'User Name': 'Asif Lone',
    Email: 'asif.lone@example.in',
    Password: 'chinar-leaf-26',
    'Confirm Password': 'chinar-leaf-26',
  }
  for (const [label, text] of Object.entries(answers)) {
    const field = page.getByLabel(label, { exact: true })
    await button.click()
    await expect(field).toBeFocused()
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    )
    await field.fill(text)
  }
  expect(sent).toEqual([])
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show confirm password' })).toBeVisible()
})

test('two passwords that differ are not sent', async ({ page }) => {
  const sent = posts(page)
  await signUp(page, 'chinar-leaf-27')
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  expect(sent).toEqual([])
})

for (const [what, errors, text] of [
  ['fields', { UserName: ['Taken.'], Email: ['Odd.', 'Long.'] }, 'Taken.\nOdd.\nLong.'],
  ['a list', ['Taken.', 'Odd.'], 'Taken.\nOdd.'],
  ['nothing', undefined, 'An error occurred while creating the account.'],
] as const) {
  test(`a sign-up refused with ${what} says so`, async ({ page }) => {
    await page.route('**/api/User/register', (route) =>
      route.fulfill({ status: 400, json: { title: '', status: 400, errors } }),
    )
    await signUp(page)
    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    expect(await alert.evaluate((element) => element.textContent)).toBe(text)
    await expect(alert).toHaveCSS('white-space-collapse', 'preserve-breaks')
  })
}

for (const [cause, status] of [
  ['the server is out of order', 500],
  ['too many tried', 429],
  ['the line is broken', 0],
] as const) {
  test(`a log-in says the same when ${cause}`, async ({ page }) => {
    await page.route('**/api/User/login', (route) =>
      status ? route.fulfill({ status, json: {} }) : route.abort(),
    )
    await page.goto('/admin/login')
    await logIn(page)
    await expect(page.getByRole('alert')).toHaveText('Invalid credentials or server error.')
    expect(await page.evaluate(() => localStorage.getItem('jwtToken'))).toBeNull()
  })
}

/** A site of its own that sends its mails, and the links to a new password that it sent. */
async function mailingSite() {
  const smtp = await startSmtp()
  const folder = copyOfDemoData()
  const variables = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.in' }
  const server = await startServer(folder, variables)
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

test.describe('before scripts take over', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/admin/login', '/admin/signUp', '/admin/forgotPassword']) {
    test(`${path} sends nothing, least of all into the address`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('form button[type=submit]')).toBeDisabled()
    })
  }
})
