import { type BrowserContext, expect, type Page } from '@playwright/test'
import { logIn } from '../../support/log-in.ts'
import { test as base, expectAccessible, newEditor } from '../../support/staff.ts'

const password = 'chinar-leaf-26'

interface LogIn {
  /** A page in its own browser, logged in to the account by the form. */
  logIn: (account: { email: string; userAgent?: string }) => Promise<Page>
}

const test = base.extend<LogIn>({
  logIn: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async ({ email, userAgent }) => {
      const context = await browser.newContext({ baseURL, userAgent })
      contexts.push(context)
      const page = await context.newPage()
      await page.goto('/admin/login?next=/admin/account')
      await logIn(page, { email, password })
      await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
      return page
    })
    for (const context of contexts) await context.close()
  },
})

const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0 Mobile Safari/537.36'
const newPassword = 'chinar-wood-72'

async function expectEnded(page: Page) {
  await page.getByRole('link', { name: 'Villas' }).click()
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fvillas')
}

const rows = (page: Page) => page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')

test('lists and ends other sessions, one by one, by a new password, and all at once', async ({
  logIn,
  request,
  ownerToken,
}) => {
  test.slow()
  const { email } = await newEditor(request, { ownerToken, userName: 'Noor', password })
  const [lost, elsewhere] = [await logIn({ email, userAgent: phone }), await logIn({ email })]
  const page = await logIn({ email })
  await expect(rows(page)).toHaveCount(4)
  await expect(rows(page).first()).toContainText('This device')
  await expect(rows(page).first().getByRole('button')).toHaveCount(0)
  const onPhone = rows(page).filter({ hasText: 'Chrome on Android' })
  await expect(onPhone).toContainText(/Since .+, last used .+/)
  await expectAccessible(page)
  await onPhone.getByRole('button', { name: /^End Chrome on Android, since / }).click()
  await expect(page.getByText('Session ended successfully!')).toBeVisible()
  await expect(onPhone).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeFocused()
  await expectEnded(lost)

  const type = async (current: string, next: string) => {
    await page.getByLabel('Current Password').fill(current)
    await page.getByLabel('New Password').fill(next)
    await page.getByLabel('Confirm Password').fill(next)
  }
  const save = page.getByRole('button', { name: 'Change Password' })
  await type('wrong-wood-71', newPassword)
  await page.getByLabel('Confirm Password').fill('chinar-wood-73')
  await save.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('Confirm Password')).toBeFocused()
  await page.getByLabel('Confirm Password').fill(newPassword)
  await expect(page.getByText('Passwords do not match')).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toHaveText('Current Password is not correct.')
  await expect(page.getByLabel('Current Password')).toBeFocused()
  await expectAccessible(page)
  await type(password, newPassword)
  await save.click()
  await expect(page.getByRole('alert')).toContainText('Password changed successfully!')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('This device')
  await expectEnded(elsewhere)

  const login = { email, password: newPassword }
  expect((await request.post('/api/User/login', { data: login })).status()).toBe(200)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to sign out everywhere else?',
  })
  await expect(question).toContainText('One other session ends.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('Signed out everywhere else!')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  await page.getByRole('link', { name: 'Villas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Villas Management' })).toBeVisible()
})
