import { expect, type Page } from '@playwright/test'
import { openScreen, test } from './staff.ts'

/** A server of its own: it changes what visitors see. */
test.use({ variables: { JOURNEY: 'admin-hotel-parts' } })

const failed = { status: 500, json: { title: '', status: 500, errors: {}, Error: 'Out of order' } }

const fail = (page: Page, method: string, path: string) =>
  page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback()
    return route.fulfill(failed)
  })

const confirmed = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()

test('a service without an icon says so in the list', async ({ page, request, ownerToken }) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const [hotel] = (await (await request.get('/api/Hotel')).json()).$values
  const multipart = { title: 'Shikara to the door', description: 'x', hotelId: String(hotel.id) }
  await request.post('/api/Services', { headers, multipart })
  await openScreen(page, `/admin/hotelservices?hotelId=${hotel.id}`, 'Manage Services')
  const row = page.getByRole('listitem').filter({ hasText: 'Shikara to the door' })
  await expect(row.getByText('No icon')).toBeAttached()
})

test('a service is added with its icon, changed and deleted', async ({ page, photographs }) => {
  test.setTimeout(90_000)
  await openScreen(page, '/admin/hotelservices', 'Manage Services')
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/hotelId=/)
  await page.getByLabel('Title').fill('Kangri at night')
  await page.getByLabel('Description').fill('Embers in a basket')
  await page.getByLabel('Icon', { exact: true }).setInputFiles(photographs.slice(0, 1))
  const { promise, resolve: save } = Promise.withResolvers<void>()
  await page.route('**/api/Services', async (route) => {
    if (route.request().method() === 'POST') await promise
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  save()
  await expect(page.getByText('Service added successfully!')).toBeVisible({ timeout: 60_000 })
  const row = page.getByRole('listitem').filter({ hasText: 'Kangri at night' })
  await expect(row).toContainText('Embers in a basket')
  await expect(row.locator('img')).toHaveAttribute('src', /^\/images\//)

  await page.getByRole('button', { name: 'Edit Kangri at night' }).click()
  await expect(page.getByRole('button', { name: 'Update Service' })).toBeVisible()
  await page.getByLabel('Title').fill('Kangri by day')
  await page.getByRole('button', { name: 'Update Service' }).click()
  await expect(page.getByText('Service updated successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Kangri by day' }).click()
  await confirmed(page)
  await expect(page.getByText('Service deleted successfully!')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Kangri' })).toBeHidden()
})

test('a service that is not saved or deleted says so', async ({ page }) => {
  await openScreen(page, '/admin/hotelservices', 'Manage Services')
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/hotelId=/)
  await fail(page, 'POST', '**/api/Services')
  await fail(page, 'DELETE', '**/api/Services/*')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await confirmed(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to delete the service. Please try again.',
  )
  await page.getByLabel('Title').fill('Never')
  await page.getByRole('button', { name: 'Add Service' }).click()
  await expect(page.getByText('Failed to submit the service. Please try again.')).toBeVisible()
})

test('a room that is not saved or deleted says so, and a list that is not there', async ({
  page,
}) => {
  await fail(page, 'PUT', '**/api/HotelRooms/*')
  await fail(page, 'DELETE', '**/api/HotelRooms/*')
  await openScreen(page, '/admin/hotelroom', 'Manage Hotel Rooms')
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 1 })
  const first = page.getByRole('button', { name: /^Edit / }).first()
  const existing = page.getByRole('region', { name: 'Existing Rooms' })
  const row = existing.getByRole('listitem').first()
  await expect(row).toContainText(/\d+ adult/)
  await expect(row).toContainText(/₹[\d,]+/)
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
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

test('a package that is let go takes its children along', async ({ page }) => {
  await openScreen(page, '/admin/addons', 'Manage Addons')
  const choice = page.getByLabel('Event management package')
  await choice.selectOption({ index: 1 })
  const existing = page.getByRole('region', { name: 'Existing Add-ons' }).getByRole('listitem')
  await expect(existing.first()).toBeVisible()
  await choice.selectOption('')
  await expect(existing).toHaveCount(0)
  await expect(page.getByText('No data available')).toBeVisible()
})

test('a part that fails is logged, and says so', async ({ page }) => {
  for (const [screen, heading, api] of [
    ['addons', 'Manage Addons', 'EventmanagementAddons'],
    ['eventDayWize', 'Manage Day Wise Itineraries', 'EventmanagementDayWiseItineraries'],
    ['packageInclude', 'Manage Package Includes', 'EventmanagementPackages'],
  ] as const) {
    await fail(page, 'DELETE', `**/api/${api}/*`)
    await openScreen(page, `/admin/${screen}`, heading)
    await page.getByLabel('Event management package').selectOption({ index: 1 })
    const logged = page.waitForEvent('console', (each) => each.text().includes('Out of order'))
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click()
    await confirmed(page)
    await logged
    await expect(page.getByRole('alert')).toHaveText('Error: Out of order')
  }
})

const wrongDays = [
  ['Day number', 'Day number is required.'],
  ['Title', 'Title is required.'],
  ['Details', 'Details are required.'],
] as const

for (const [label, message] of wrongDays) {
  test(`a day without its ${label} stops the saving`, async ({ page }) => {
    await openScreen(page, '/admin/itenaries', 'Manage Itineraries')
    await page.getByLabel('Travel package').selectOption({ index: 1 })
    const second = page.getByRole('group').nth(1)
    await second.getByLabel(label).fill('')
    await page.getByRole('button', { name: 'Save All Itineraries' }).click()
    await expect(page.getByRole('alert')).toHaveText(`Error in itinerary for Day 2: ${message}`)
  })
}

test('a new day goes at once, a stored one when all are saved', async ({ page, request }) => {
  await openScreen(page, '/admin/itenaries', 'Manage Itineraries')
  await page.getByLabel('Travel package').selectOption({ index: 2 })
  const days = page.getByRole('group')
  await expect(days.first()).toBeVisible()
  const count = await days.count()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await expect(days).toHaveCount(count + 1)
  await page.getByRole('button', { name: `Remove Day ${count + 1}`, exact: true }).click()
  await expect(days).toHaveCount(count)

  const id = new URL(page.url()).searchParams.get('travelPackageId')
  const stored = async () =>
    (await (await request.get(`/api/TravelPackage/${id}`)).json()).dayWiseItinerary.$values.length
  await page.getByRole('button', { name: 'Remove Day 1', exact: true }).click()
  expect(await stored()).toBe(count)
  await page.getByRole('button', { name: 'Save All Itineraries' }).click()
  await expect(page.getByRole('alert')).toHaveText('Itineraries have been saved successfully!')
  expect(await stored()).toBe(count - 1)
})

test('a day without its package is refused to a browser too', async ({ page, ownerToken }) => {
  await openScreen(page, '/admin/itenaries', 'Manage Itineraries')
  const errors = await page.evaluate(async (token) => {
    const answer = await fetch('/api/TravelPackageDayWiseItinerary', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ dayNumber: 1, title: 'Arrival', details: 'By air' }),
    })
    return (await answer.json()).errors
  }, ownerToken)
  expect(errors).toEqual({ TravelPackageId: ['Travel package ID is required.'] })
})
