import { expect, type Locator, type Page } from '@playwright/test'
import { photograph } from '../../samples/pictures.ts'
import { owner } from '../support/demo-data.ts'
import { test } from '../support/server.ts'
import { tabTo } from '../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('adds, changes and deletes a hotel by keyboard alone', async ({ page }) => {
  test.slow()
  // The file chooser is awaited from the start, since a key press could come before a later wait.
  page.on('filechooser', () => {})
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  await page.goto('/admin/login')
  await type('Email', owner.email)
  await type('Password', owner.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Back office' })
  await press(page, menu.getByRole('link', { name: 'Hotels', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Management' })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'New hotel' }))
  await expect(page.getByRole('heading', { name: 'New hotel' })).toBeFocused()
  await type('Hotel Name', 'Hotel of keys')
  await type('Hotel Tagline', 'No mouse in the house')
  await type('Contact Email', 'keys@example.in')
  await type('Hotel Address', 'Residency Road, Srinagar')
  await type('Price', '4200')
  await tabTo(page, page.getByLabel('Hotel Images', { exact: true }))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const buffer = await photograph('houseboat-dusk')
  await (await choosing).setFiles({ name: 'dusk.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'dusk.jpg' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Hotel created successfully!')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'New hotel' })).toBeFocused()

  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }), 'Shift+Tab')
  await page.keyboard.type('Hotel of keys')
  await expect(page.getByRole('row')).toHaveCount(2)
  await press(page, button('Edit Hotel of keys'))
  await expect(page.getByRole('heading', { level: 2, name: 'Hotel of keys' })).toBeFocused()
  await type('Hotel Tagline', 'Keys at the desk')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Hotel updated successfully!')).toBeVisible()

  await tabTo(page, button('Delete Hotel of keys'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hotel deleted successfully!')).toBeVisible()
  await expect(page.getByText('No data available')).toBeVisible()

  await tabTo(page, button('Sign out'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/login')
})
