import { expect } from '@playwright/test'
import { logIn } from '../../support/log-in.ts'
import { press } from '../../support/screen.ts'
import { test } from '../../support/server.ts'

const answers = {
  'User Name': 'Asif Lone',
  Email: 'asif@example.in',
  Password: 'chinar-leaf-26',
  'Confirm Password': 'chinar-leaf-26',
}

test('sends nothing until every field is filled and the passwords match, shows each refusal, and signs the first owner up', async ({
  page,
  ownerlessServer: { url, ownerCode },
}) => {
  const sent: string[] = []
  page.on('request', (each) => each.method() === 'POST' && sent.push(each.url()))
  await page.goto(`${url}/admin/signUp?code=${await ownerCode}`)
  const fieldOf = (label: string) => page.getByLabel(label, { exact: true })
  for (const [label, text] of Object.entries(answers)) {
    await press(page, 'Create Account')
    await expect(fieldOf(label)).toBeFocused()
    const isMissing = (input: HTMLInputElement) => input.validity.valueMissing
    expect(await fieldOf(label).evaluate(isMissing)).toBe(true)
    await fieldOf(label).fill(text)
  }
  await fieldOf('Confirm Password').fill('chinar-leaf-27')
  await press(page, 'Create Account')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Passwords do not match')
  expect(sent).toEqual([])

  await press(page, 'Show password')
  await expect(fieldOf('Password')).toHaveAttribute('type', 'text')
  await press(page, 'Hide password')
  await expect(fieldOf('Password')).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Show confirm password' })).toBeVisible()
  for (const label of ['Password', 'Confirm Password']) await fieldOf(label).fill('short')
  await press(page, 'Create Account')
  await expect(alert).toHaveText('Password must be at least 8 characters.')
  for (const [errors, text] of [
    [{ UserName: ['Taken.'], Email: ['Odd.', 'Long.'] }, 'Taken.\nOdd.\nLong.'],
    [['Taken.', 'Odd.'], 'Taken.\nOdd.'],
    [undefined, 'An error occurred while creating the account.'],
  ] as const) {
    await page.route('**/api/User/register', (route) =>
      route.fulfill({ status: 400, json: { title: '', status: 400, errors } }),
    )
    await press(page, 'Create Account')
    await expect.poll(() => alert.evaluate((element) => element.textContent)).toBe(text)
    await expect(alert).toHaveCSS('white-space-collapse', 'preserve-breaks')
  }
  await page.unrouteAll()
  for (const label of ['Password', 'Confirm Password']) await fieldOf(label).fill(answers.Password)
  await press(page, 'Create Account')
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(alert).toHaveText('User registered successfully!')
  await logIn(page, { email: answers.Email, password: answers.Password })
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
})
