import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { authenticator } from '../../support/authenticator.ts'
import { owner } from '../../support/demo-data.ts'
import { logIn } from '../../support/log-in.ts'
import { overhang } from '../../support/lost-text.ts'
import { answer, button, press, question, sees, title } from '../../support/screen.ts'
import { expectAccessible, newEditor, openScreen, test } from '../../support/staff.ts'
import { smallTargets } from '../../support/targets.ts'

test.use({ ownServer: {}, hasTouch: true, isMobile: true })

const password = 'chinar-leaf-26'
const codeField = (page: Page) => page.getByLabel('Code', { exact: true })

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

test('a second factor is set up, used, switched off, required, and reset by an owner', async ({
  page: owners,
  pageOf,
  request,
  api,
  ownerToken,
}) => {
  test.slow()
  // An owner who requires one needs one.
  const own = '/api/User/me/second-factor'
  const { secret } = await api.post(own, { currentPassword: owner.password })
  await api.put(own, { code: await authenticator(secret)() })
  const { email } = await newEditor(request, { ownerToken, userName: 'Noor', password })
  const page = await pageOf('Zubair')
  const panel = page.getByRole('region', { name: 'Second factor' })
  const current = panel.getByLabel('Current Password')
  const logInAgain = async () => {
    await press(page, 'Sign out')
    await expect(page).toHaveURL('/admin/login')
    await logIn(page, { email, password })
  }
  await page.goto('/admin')
  await logInAgain()
  await page.getByRole('link', { name: 'My account' }).click()
  await press(panel, 'Set up')
  await expect(current).toBeFocused()
  await page.keyboard.type('wrong-leaf-26')
  await page.keyboard.press('Enter')
  await sees(panel, 'Current Password is not correct.')
  await expect(current).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await expectFit(page)
  const { nextCode, recoveryCodes } = await confirmSetUp(page)
  await expectFit(page)
  const downloading = page.waitForEvent('download')
  await press(panel, 'Download')
  const text = readFileSync(await (await downloading).path(), 'utf8')
  for (const code of recoveryCodes) expect(text).toContain(code)
  await page.getByRole('link', { name: 'Villas' }).click()
  await answer(page, 'Stay')
  await press(panel, 'I have saved them')
  await expect(panel).toContainText('10 recovery codes are left.')

  await logInAgain()
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  await expectFit(page)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await sees(page, 'Code is not correct.')
  await expect(codeField(page)).toBeFocused()
  const code = await nextCode()
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')

  await logInAgain()
  await press(page, 'Use a recovery code')
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await expectFit(page)
  await page.keyboard.type(recoveryCodes[0]?.toUpperCase() ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/dashboard')
  await page.goto('/admin/account')
  await expect(panel).toContainText('9 recovery codes are left.')
  await press(panel, 'Switch off')
  await expectFit(page)
  await current.fill(password)
  await codeField(page).fill('000000')
  await page.keyboard.press('Enter')
  await sees(panel, 'Code is not correct.')
  await codeField(page).fill(recoveryCodes[3] ?? '')
  await page.keyboard.press('Enter')
  await sees(page, 'Second factor switched off!')
  await expect(panel.getByRole('button', { name: 'Set up' })).toBeVisible()

  await openScreen(owners, '/admin/settings', 'Settings')
  await owners.getByLabel('Second factor required').selectOption('For everybody')
  await press(owners, 'Save Settings')
  await sees(owners, 'Settings saved successfully!')
  await page.goto('/admin/villas')
  await expect(page).toHaveURL('/admin/secondFactor?next=%2Fadmin%2Fvillas')
  await expect(title(page)).toHaveText('Set up your second factor')
  await expectFit(page)
  await press(page, 'Continue')
  await confirmSetUp(page)
  await press(page, 'I have saved them')
  await expect(page).toHaveURL('/admin/villas')

  await openScreen(owners, '/admin/users', 'Users')
  await press(owners, 'Reset second factor of Noor')
  await expect(question(owners)).toContainText(email)
  await expect(button(question(owners), 'Cancel')).toBeFocused()
  await answer(owners, 'Reset')
  await sees(owners, 'Second factor reset!')
  await expect(button(owners, 'Reset second factor of Noor')).toBeHidden()
  await openScreen(owners, '/admin/history?kind=User', 'History')
  await expect(owners.getByRole('main').getByRole('listitem').first()).toContainText(
    'Owner changed the account “Noor”',
  )
  await page.getByRole('link', { name: 'Hotels', exact: true }).click()
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fhotels')
  await logIn(page, { email, password })
  await expect(page).toHaveURL('/admin/secondFactor?next=%2Fadmin%2Fhotels')
})
