import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { press, sees } from '../support/screen.ts'
import { expectAccessible, openScreen, rulesOfColour, test } from '../support/staff.ts'
import { closeOffer } from '../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

/** A line of this colour on transparent ground. */
const logo = (ink: string) =>
  sharp({ create: { width: 400, height: 100, channels: 4, background: 'transparent' } })
    .composite([{ input: { create: { width: 380, height: 80, channels: 3, background: ink } } }])
    .png()
    .toBuffer()

const chooseLogo = (page: Page, buffer: Buffer) =>
  page.locator('#brandLogo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })

test('an owner sets the agency’s colours, words and logo, and visitors see them at once', async ({
  page,
  api,
}) => {
  // It would be measured during its fade-in.
  await closeOffer(page)
  await openScreen(page, '/admin/brand', 'Brand')
  const primary = page.getByRole('textbox', { name: 'Primary colour', exact: true })
  const splash = page.getByRole('textbox', { name: 'Splash words' })
  await primary.fill('#f5a13a')
  await press(page, 'Save Brand')
  await expect(primary).toBeFocused()
  await primary.fill('#7A1F3D')
  await splash.fill('Salaam from Nigeen')
  await expect(page.getByText('Salaam from Nigeen')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Letters before references' }).fill('nlj')
  await chooseLogo(page, await logo('#7a1f3d'))
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('img[src^="/agency/"]')).toHaveCount(2)
  await press(page, 'Save Brand')
  await sees(page, 'Brand saved successfully!')
  const now = { brandPrimary: '#7a1f3d', splashText: 'Salaam from Nigeen', referencePrefix: 'NLJ' }
  expect(await api.get('/api/Setting')).toMatchObject(now)

  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.locator('.on-dark')).toBeVisible()
  await expect(header.locator('.on-light')).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(header.locator('.on-light')).toBeVisible()
  await expect(header.locator('.on-dark')).toBeHidden()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(header.locator('.on-dark')).toBeVisible()
  await expectAccessible(page, rulesOfColour)
  await page.emulateMedia({ colorScheme: 'light' })

  // A file that is no picture is refused, and no input is lost.
  await page.goBack()
  await splash.fill('Khushamdeed')
  await chooseLogo(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await sees(page, /“logo\.png”/)
  for (const what of ['Logo', 'Primary colour']) await press(page, `Use the default of ${what}`)
  await press(page, 'Save Brand')
  await sees(page, 'Brand saved successfully!')
  const reset = { brandPrimary: '', brandLogo: '', splashText: 'Khushamdeed' }
  expect(await api.get('/api/Setting')).toMatchObject(reset)
  // Other files share the server.
  await api.put('/api/Setting', { splashText: '', referencePrefix: 'KE' })
})
