import { expect, type Locator } from '@playwright/test'
import { jpeg } from '../../samples/pictures.ts'
import { button, link, question, sees, title } from '../support/screen.ts'
import { openScreen, test } from '../support/staff.ts'
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
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await press(link(page.getByRole('navigation', { name: 'Back office' }), 'Hotels'))
  await expect(title(page, 'Hotel Management')).toBeVisible()
  await press(link(page, 'New hotel'))
  const newHotel = page.getByRole('heading', { name: 'New hotel' })
  await expect(newHotel).toBeFocused()
  await type('Hotel Name', 'Hotel of keys')
  await type('Hotel Tagline', 'No mouse in the house')
  await type('Contact Email', 'keys@example.in')
  await type('Hotel Address', 'Residency Road, Srinagar')
  await type('Price', '4200')
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
  await type('Hotel Tagline', 'Keys at the desk')
  await page.keyboard.press('Control+s')
  await sees(page, 'Hotel updated successfully!')
  await press(button(page, 'Delete Hotel of keys'), 'Shift+Tab')
  await expect(button(question(page), 'Cancel')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(question(page), 'Delete')).toBeFocused()
  await page.keyboard.press('Enter')
  await sees(page, 'Hotel deleted successfully!', 'No data available')
})
