import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { bundledName } from '#catalogue/brand/brand.ts'
import { authenticator } from '../../support/authenticator.ts'
import { owner } from '../../support/demo-data.ts'
import { expectFit } from '../../support/fit.ts'
import { editorNamed, logIn } from '../../support/log-in.ts'
import {
  answer,
  button,
  field,
  follow,
  phone,
  press,
  question,
  sees,
  title,
} from '../../support/screen.ts'
import { followTo, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers', ...phone })

/** Types into the field that should have the focus. */
async function type(page: Page, field: Locator, text: string) {
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test('a second factor is set up, used, switched off, required by saved settings, and reset', async ({
  page: owners,
  pageOf,
  api,
}) => {
  test.slow()
  // An owner who requires one needs one.
  const own = '/api/User/me/second-factor'
  const proof = { currentPassword: owner.password }
  const { secret } = await api.post(own, proof)
  const ownCode = authenticator(secret)
  await api.put(own, { code: await ownCode() })
  const page = await pageOf('Noor')
  const credentials = await editorNamed(api, 'Noor')
  const panel = page.getByRole('region', { name: 'Second factor' })
  const current = panel.getByLabel('Current Password')
  const code = field(page, 'Code')

  /** Confirms with a first code; returns the app and the recovery codes. */
  async function confirmSetUp() {
    await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
    const nextCode = authenticator((await page.locator('code').textContent()) ?? '')
    await type(page, code, await nextCode())
    await expect(page.getByText('Your recovery codes', { exact: true })).toBeFocused()
    return { nextCode, recoveryCodes: await page.locator('.print-alone li').allTextContents() }
  }
  async function logInAgain() {
    await followTo(page, '/admin/signOut', 'Log In')
    await logIn(page, credentials)
  }
  await openScreen(page, '/admin/account', 'My account')
  await press(panel, 'Set up')
  await type(page, current, 'wrong-leaf-26')
  await sees(panel, 'Current Password is not correct.')
  await type(page, current, credentials.password)
  await expect(code).toBeFocused()
  await expectFit(page, 'QR code')
  const { nextCode, recoveryCodes } = await confirmSetUp()
  expect(recoveryCodes).toHaveLength(10)
  await expectFit(page, 'recovery codes')
  const downloading = page.waitForEvent('download')
  await press(panel, 'Download')
  const file = readFileSync(await (await downloading).path(), 'utf8')
  for (const each of recoveryCodes) expect(file).toContain(each)
  await follow(page, 'Today')
  await answer(page, 'Stay')
  await press(panel, 'I have saved them')
  await sees(panel, /10 recovery codes are left\./)

  await logInAgain()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expectFit(page, 'log-in with a code')
  await type(page, code, '000000')
  await sees(page, 'Code is not correct.')
  const next = await nextCode()
  await type(page, code, `${next.slice(0, 3)} ${next.slice(3)}`)
  await expect(page).toHaveURL('/admin/dashboard')

  await logInAgain()
  await press(page, 'Use a recovery code')
  await type(page, page.getByLabel('Recovery code'), recoveryCodes[0]?.toUpperCase() ?? '')
  await expect(page).toHaveURL('/admin/dashboard')
  await followTo(page, '/admin/account', 'My account')
  await sees(panel, /9 recovery codes are left\./)
  await press(panel, 'Switch off')
  await expectFit(page, 'switching off')
  await current.fill(credentials.password)
  await code.fill(recoveryCodes[3] ?? '')
  await page.keyboard.press('Enter')
  await sees(page, 'Second factor switched off!')
  await button(panel, 'Set up').waitFor()

  await openScreen(owners, '/admin/settings', 'Settings')
  await owners.getByLabel('Second factor required').selectOption('For everybody')
  await owners.getByText('Show the floating button').click()
  await owners.getByRole('textbox', { name: 'Agency name' }).fill('Nigeen Journeys')
  await press(owners, 'Save Settings')
  await sees(owners, 'Settings saved successfully!')
  await expect(owners).toHaveTitle('Settings | Nigeen Journeys')
  const saved = { operatorName: 'Nigeen Journeys', floatingEnabled: false }
  expect(await api.get('/api/Setting')).toMatchObject(saved)
  await page.goto('/admin/villas')
  await expect(title(page)).toHaveText('Set up your second factor')
  await expectFit(page, 'where it is required')
  await press(page, 'Continue')
  await confirmSetUp()
  await press(page, 'I have saved them')
  await expect(page).toHaveURL('/admin/villas')

  await followTo(owners, '/admin/users', 'Users')
  const reset = button(owners, 'Reset second factor of Noor')
  await reset.click()
  await expect(question(owners, /reset the second factor/)).toContainText(credentials.email)
  await answer(owners, 'Reset')
  await sees(owners, 'Second factor reset!')
  await expect(reset).toBeHidden()
  // Other files share the server.
  const others = { operatorName: bundledName, floatingEnabled: true, secondFactor: 'nobody' }
  await api.put('/api/Setting', others)
  await api.post(`${own}/removal`, { ...proof, code: await ownCode() })
})
