import { expect } from '@playwright/test'
import { expectAccessible, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: {} })

test('an editor sets their own picture and words on the home page’s slideshow', async ({
  pageOf,
  photographs,
}) => {
  const page = await pageOf('Ayesha')
  await openScreen(page, '/admin/content?text=hero', 'Content')
  await page.getByRole('textbox', { name: 'Heading' }).fill('Nigeen, as we know it')
  await page.getByRole('button', { name: '1. A shikara glides' }).click()
  const slide = page.locator('[data-item]').first()
  await slide.getByRole('textbox', { name: 'Words' }).fill('On the lake since 1947')
  await slide.locator('input[type=file]').setInputFiles(photographs[0] ?? '')
  await expect(slide.locator('img[src^="/agency/"]')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.frameLocator('iframe[title="Preview of “First screen”"]')
  await expect(preview.getByRole('heading', { name: 'Nigeen, as we know it' })).toBeVisible()
  await expect(preview.getByText('On the lake since 1947')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“First screen” saved successfully!')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nigeen, as we know it')
  await expect(page.getByText('On the lake since 1947')).toBeVisible()
  await expect(page.locator('.hero-picture[data-shown] img')).toHaveAttribute('src', /^\/agency\//)
  await page.getByRole('button', { name: 'Picture 2' }).click()
  await expect(page.getByText('On the lake since 1947')).toBeHidden()
  await expectAccessible(page)

  await openScreen(page, '/admin/content?text=hero', 'Content')
  await page.getByRole('button', { name: 'Add a slide' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Picture is required.')).toBeVisible()
  await expect(page.getByText('Description is required.')).toBeVisible()
})
