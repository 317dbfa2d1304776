import { expect, type Locator } from '@playwright/test'
import { jpeg } from '../../samples/pictures.ts'
import { owner } from '../support/demo-data.ts'
import { button, question, sees, title } from '../support/screen.ts'
import { test } from '../support/server.ts'
import { tabTo } from '../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

test('adds, changes and deletes a hotel by keyboard alone', async ({ page }) => {
  test.slow()
  // The file chooser is awaited from the start, since a key press could come before a later wait.
  page.on('filechooser', () => {})
  const press = async (target: Locator, way?: 'Shift+Tab') => {
    await tabTo(page, target, way)
    await page.keyboard.press('Enter')
  }
  const type = async (texts: Record<string, string>) => {
    for (const [label, text] of Object.entries(texts)) {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    }
  }
  await page.goto('/admin/login')
  await type({ Email: owner.email, Password: owner.password })
  await page.keyboard.press('Enter')
  await expect(title(page, 'Dashboard')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Back office' })
  await press(menu.getByRole('link', { name: 'Hotels', exact: true }))
  await expect(title(page, 'Hotel Management')).toBeVisible()
  await press(page.getByRole('link', { name: 'New hotel' }))
  const newHotel = page.getByRole('heading', { name: 'New hotel' })
  await expect(newHotel).toBeFocused()
  await type({
    'Hotel Name': 'Hotel of keys',
    'Hotel Tagline': 'No mouse in the house',
    'Contact Email': 'keys@example.in',
    'Hotel Address': 'Residency Road, Srinagar',
    Price: '4200',
  })
  await tabTo(page, page.getByLabel('Hotel Images', { exact: true }))
  const choosing = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const picture = { name: 'dusk.jpg', mimeType: 'image/jpeg', buffer: await jpeg(300, 200) }
  await (await choosing).setFiles(picture)
  await expect(page.getByRole('img', { name: 'dusk.jpg' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Hotel created successfully!')).toBeVisible({ timeout: 30_000 })
  await expect(newHotel).toBeFocused()

  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }), 'Shift+Tab')
  await page.keyboard.type('Hotel of keys')
  await expect(page.getByRole('row')).toHaveCount(2)
  await press(button(page, 'Edit Hotel of keys'))
  await expect(page.getByRole('heading', { level: 2, name: 'Hotel of keys' })).toBeFocused()
  await type({ 'Hotel Tagline': 'Keys at the desk' })
  await page.keyboard.press('Control+s')
  await sees(page, 'Hotel updated successfully!')

  await press(button(page, 'Delete Hotel of keys'), 'Shift+Tab')
  await expect(button(question(page), 'Cancel')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(question(page), 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await sees(page, 'Hotel deleted successfully!', 'No data available')
  await press(button(page, 'Sign out'), 'Shift+Tab')
  await expect(page).toHaveURL('/admin/login')
})
