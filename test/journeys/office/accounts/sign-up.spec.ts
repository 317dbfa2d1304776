import { expect, type Page } from '@playwright/test'
import { owner } from '../../support/demo-data.ts'
import { test } from '../../support/server.ts'

const password = 'chinar-leaf-26'
const answers = {
  'User Name': 'Asif Lone',
  Email: 'asif@example.in',
  Password: password,
  'Confirm Password': password,
}

const create = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click()

async function signUp(page: Page, changed: Partial<typeof answers> = {}) {
  for (const [label, text] of Object.entries({ ...answers, ...changed })) {
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await create(page)
}

function postsOf(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  return sent
}

test('sends nothing until every field is filled and the passwords match, and shows each refusal', async ({
  page,
}) => {
  const sent = postsOf(page)
  await page.goto('/admin/signUp')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  for (const [label, text] of Object.entries(answers)) {
    const field = page.getByLabel(label, { exact: true })
    await create(page)
    await expect(field).toBeFocused()
    const isMissing = (input: HTMLInputElement) => input.validity.valueMissing
    expect(await field.evaluate(isMissing)).toBe(true)
    await field.fill(text)
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await page.getByLabel('Confirm Password').fill('chinar-leaf-27')
  await create(page)
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match')
  expect(sent).toEqual([])

  const field = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Show confirm password' })).toBeVisible()

  await signUp(page, { Email: owner.email, Password: 'short', 'Confirm Password': 'short' })
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Password must be at least 8 characters.')
  for (const [errors, text] of [
    [{ UserName: ['Taken.'], Email: ['Odd.', 'Long.'] }, 'Taken.\nOdd.\nLong.'],
    [['Taken.', 'Odd.'], 'Taken.\nOdd.'],
    [undefined, 'An error occurred while creating the account.'],
  ] as const) {
    await page.route('**/api/User/register', (route) =>
      route.fulfill({ status: 400, json: { title: '', status: 400, errors } }),
    )
    await signUp(page)
    await expect.poll(() => alert.evaluate((element) => element.textContent)).toBe(text)
    await expect(alert).toHaveCSS('white-space-collapse', 'preserve-breaks')
  }
})
