import { expect, type Page } from '@playwright/test'
import { openScreen, pressFirst, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

const failed = { status: 500, json: { title: '', status: 500, errors: {}, Error: 'Out of order' } }

const fail = (page: Page, method: string, path: string) =>
  page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback()
    return route.fulfill(failed)
  })

const confirmed = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()

test('a service that is not saved or deleted says so', async ({ page }) => {
  await openScreen(page, '/admin/hotelservices', 'Manage Services')
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/hotelId=/)
  await fail(page, 'POST', '**/api/Services')
  await fail(page, 'DELETE', '**/api/Services/*')
  await pressFirst(page, /^Delete /)
  await confirmed(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to delete the service. Please try again.',
  )
  await page.getByLabel('Title').fill('Never')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByText('Failed to submit the service. Please try again.')).toBeVisible()
})

test('a room that is not saved, deleted or listed says so', async ({ page }) => {
  await fail(page, 'PUT', '**/api/HotelRooms/*')
  await fail(page, 'DELETE', '**/api/HotelRooms/*')
  await openScreen(page, '/admin/hotelroom', 'Manage Hotel Rooms')
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 1 })
  const first = page.getByRole('button', { name: /^Edit / }).first()
  const existing = page.getByRole('region', { name: 'Existing Rooms' })
  const row = existing.getByRole('listitem').first()
  await expect(row).toContainText(/\d+ adult/)
  await expect(row).toContainText(/₹[\d,]+/)
  await pressFirst(page, /^Delete /)
  await confirmed(page)
  await expect(page.getByRole('alert')).toHaveText('Error deleting room.')
  await first.click()
  await expect(page.getByRole('button', { name: 'Update Room' })).toBeVisible()
  await page.getByLabel('Capacity').fill('9 adults')
  await page.getByRole('button', { name: 'Update Room' }).click()
  await expect(page.getByText('Error submitting room.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByLabel('Capacity')).toHaveValue('')

  await fail(page, 'GET', '**/api/HotelRooms?*')
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 2 })
  await expect(page.getByText('Error fetching rooms.')).toBeVisible()
  await fail(page, 'GET', '**/api/Hotel?*')
  await page.reload()
  await expect(page.getByText('Error fetching hotels.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByText('Error fetching hotels.')).toBeHidden()
  await expect(first).toBeVisible()
})

test('a part that is not deleted is logged and says so', async ({ page }) => {
  await fail(page, 'DELETE', '**/api/EventmanagementAddons/*')
  await openScreen(page, '/admin/addons', 'Manage Addons')
  const choice = page.getByLabel('Event management package')
  await choice.selectOption({ index: 1 })
  const logged = page.waitForEvent('console', (each) => each.text().includes('Out of order'))
  await pressFirst(page, /^Delete /)
  await confirmed(page)
  await logged
  await expect(page.getByRole('alert')).toHaveText('Error: Out of order')
  await choice.selectOption('')
  await expect(page.getByRole('region', { name: 'Existing Add-ons' })).toContainText(
    'No data available',
  )
})
