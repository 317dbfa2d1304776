import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { authenticator } from '../../support/authenticator.ts'
import { logIn } from '../../support/log-in.ts'
import { overhang } from '../../support/lost-text.ts'
import { expectAccessible, newEditor, openScreen, test } from '../../support/staff.ts'
import { smallTargets } from '../../support/targets.ts'

test.use({ ownServer: {}, hasTouch: true, isMobile: true })

const password = 'chinar-leaf-26'
const codeField = (page: Page) => page.getByLabel('Code', { exact: true })

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/admin/login')
}

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

/** Checks that it fits a phone and its fingers and a wide screen, and passes axe. */
async function expectFit(page: Page) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    if (size.width === 360) expect.soft(await smallTargets(page)).toEqual([])
  }
  await expectAccessible(page)
}

/** Reads the secret, and confirms with a first code by keyboard; returns the app and the recovery codes. */
async function confirmSetUp(page: Page) {
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  const nextCode = authenticator((await page.locator('code').textContent()) ?? '')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await nextCode())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your recovery codes', { exact: true })).toBeFocused()
  const recoveryCodes = await page.locator('.print-alone li').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  return { nextCode, recoveryCodes }
}

test('sets up a second factor, uses it and a recovery code, and an owner resets it', async ({
  page: owners,
  pageOf,
  request,
  ownerToken,
}) => {
  test.slow()
  const { email } = await newEditor(request, { ownerToken, userName: 'Noor', password })
  const page = await pageOf('Zubair')
  await page.goto('/admin')
  await signOut(page)
  await logIn(page, { email, password })
  await page.getByRole('link', { name: 'My account' }).click()
  const panel = page.getByRole('region', { name: 'Second factor' })
  await panel.getByRole('button', { name: 'Set up' }).click()
  await expect(panel.getByLabel('Current Password')).toBeFocused()
  await page.keyboard.type('wrong-leaf-26')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Current Password is not correct.')).toBeVisible()
  await expect(panel.getByLabel('Current Password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await expectFit(page)
  const { nextCode, recoveryCodes } = await confirmSetUp(page)
  await expectFit(page)
  const downloading = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download' }).click()
  const text = readFileSync(await (await downloading).path(), 'utf8')
  for (const code of recoveryCodes) expect(text).toContain(code)
  await page.getByRole('link', { name: 'Villas' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await panel.getByRole('button', { name: 'I have saved them' }).click()
  await expect(panel).toContainText('10 recovery codes are left.')

  await signOut(page)
  await logIn(page, { email, password })
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  await expectFit(page)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Code is not correct.')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const code = await nextCode()
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')

  await signOut(page)
  await logIn(page, { email, password })
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await expectFit(page)
  await page.keyboard.type(recoveryCodes[0]?.toUpperCase() ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/admin/account')
  await expect(panel).toContainText('9 recovery codes are left.')

  await openScreen(owners, '/admin/users', 'Users')
  await owners.getByRole('button', { name: 'Reset second factor of Noor' }).click()
  const question = owners.getByRole('alertdialog')
  await expect(question).toContainText(email)
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Reset' }).click()
  await expect(owners.getByText('Second factor reset!')).toBeVisible()
  await expect(owners.getByText('Second factor on')).toBeHidden()
  await openScreen(owners, '/admin/history?kind=User', 'History')
  await expect(owners.getByRole('main').getByRole('listitem').first()).toContainText(
    'Owner changed the account “Noor”',
  )
  await page.getByRole('link', { name: 'Villas' }).click()
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fvillas')
  await logIn(page, { email, password })
  await expect(page).toHaveURL('/admin/villas')
})

test('switches it off with password and code', async ({ pageOf }) => {
  test.slow()
  const page = await pageOf('Ishfaq')
  await openScreen(page, '/admin/account', 'My account')
  const panel = page.getByRole('region', { name: 'Second factor' })
  await panel.getByRole('button', { name: 'Set up' }).click()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const { recoveryCodes } = await confirmSetUp(page)
  await panel.getByRole('button', { name: 'I have saved them' }).click()
  await panel.getByRole('button', { name: 'Switch off' }).click()
  await expectFit(page)
  await panel.getByLabel('Current Password').fill(password)
  await codeField(page).fill('000000')
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Code is not correct.')).toBeVisible()
  await codeField(page).fill(recoveryCodes[3] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Second factor switched off!')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('if required, no other screen opens before it is set up', async ({ page: owners, pageOf }) => {
  await openScreen(owners, '/admin/settings', 'Settings')
  const page = await pageOf('Rubina')
  await openScreen(page, '/admin/villas', 'Villas Management')
  await owners.getByLabel('Second factor required').selectOption('For everybody')
  await owners.getByRole('button', { name: 'Save Settings' }).click()
  await expect(owners.getByText('Settings saved successfully!')).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/admin/secondFactor?next=%2Fadmin%2Fvillas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your second factor')
  await expectFit(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await confirmSetUp(page)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page).toHaveURL('/admin/villas')
  await expect(owners).toHaveURL('/admin/secondFactor?next=%2Fadmin%2Fsettings')
  await owners.getByRole('button', { name: 'Sign out' }).click()
  await expect(owners).toHaveURL('/admin/login')
})
