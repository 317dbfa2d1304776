import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, openScreen, test } from '../support/staff.ts'
import { closeOffer } from '../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

const open = (page: Page) => openScreen(page, '/admin/brand', 'Brand')
const save = (page: Page) => page.getByRole('button', { name: 'Save Brand' }).click()
const saved = (page: Page) => expect(page.getByText('Brand saved successfully!')).toBeVisible()

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

async function logo(ink: string) {
  const input = { create: { width: 380, height: 80, channels: 3 as const, background: ink } }
  const buffer = await sharp({
    create: { width: 400, height: 100, channels: 4, background: clear },
  })
    .composite([{ input }])
    .png()
    .toBuffer()
  return { name: 'logo.png', mimeType: 'image/png', buffer }
}

/** The visible background colour of a link's button. */
const colourOf = (page: Page, name: string) =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`),
    name,
  )

test('an owner sets the agency’s colours, words and logo, and visitors see them at once', async ({
  page,
  api,
}) => {
  // It would be measured during its fade-in.
  await closeOffer(page)
  await open(page)
  const primary = page.getByRole('textbox', { name: 'Primary colour', exact: true })
  await primary.fill('#f5a13a')
  await expect(page.getByText(/contrast of 1\.8:1 to the page; they need 4\.5:1/)).toBeVisible()
  await save(page)
  await expect(primary).toBeFocused()
  await primary.fill('#7A1F3D')
  await expect(page.getByText(/they need 4\.5:1/)).toBeHidden()
  await page.getByRole('textbox', { name: 'Splash words' }).fill('Salaam from Nigeen')
  await expect(page.getByText('Salaam from Nigeen')).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Letters before references' }).fill('nlj')
  await page.locator('#brandLogo').setInputFiles(await logo('#7a1f3d'))
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('img[src^="/agency/"]')).toHaveCount(2)
  await save(page)
  await saved(page)
  await expectAccessible(page)

  await page.goto('/')
  expect(await colourOf(page, 'primary')).toBe('#7a1f3d')
  await expect(page.getByText('Salaam from Nigeen')).toBeAttached()
  const header = page.getByRole('banner')
  await expect(header.locator('.on-dark')).toBeVisible()
  await expect(header.locator('.on-light')).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(header.locator('.on-light')).toBeVisible()
  await expect(header.locator('.on-dark')).toBeHidden()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(header.locator('.on-dark')).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })

  await open(page)
  for (const what of ['Logo', 'Primary colour']) {
    await page.getByRole('button', { name: `Use the default of ${what}` }).click()
  }
  await save(page)
  await saved(page)
  expect(await api.get('/api/Setting')).toMatchObject({ brandPrimary: '', brandLogo: '' })
  // Other files share the server.
  await api.put('/api/Setting', { splashText: '', referencePrefix: 'KE' })

  // A file that is no picture is refused, and no input is lost.
  await open(page)
  await page.getByRole('textbox', { name: 'Splash words' }).fill('Khushamdeed')
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer }
  await page.locator('#brandLogo').setInputFiles(svg)
  await expect(page.getByText(/“logo\.svg”/)).toBeVisible()
  const fake = { name: 'logo.png', mimeType: 'image/png', buffer }
  await page.locator('#brandLogo').setInputFiles(fake)
  await expect(page.getByText(/“logo\.png”/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Splash words' })).toHaveValue('Khushamdeed')
})
