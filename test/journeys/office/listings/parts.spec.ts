import { expect } from '@playwright/test'
import {
  answerCalls,
  confirmDeletion,
  delayReadings,
  deleteFirst,
  failure,
  logged,
  openScreen,
  test,
} from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('itineraries: add, edit, remove and save all, and what fails', async ({ page, request }) => {
  await openScreen(page, '/admin/itenaries', 'Manage Itineraries')
  await page.getByRole('button', { name: 'Add a day' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Please select a travel package first.')
  await page.getByLabel('Travel package').selectOption({ index: 1 })
  await expect(page.getByRole('group', { name: 'Day 1' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('travelPackageId')
  const stored = async () => {
    const { dayWiseItinerary } = await (await request.get(`/api/TravelPackage/${id}`)).json()
    return dayWiseItinerary.$values.map(({ title }: { title: string }) => title)
  }
  const before = await stored()
  const days = page.getByRole('group')
  const count = before.length

  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('button', { name: 'Add a day' }).click()
  await page.getByRole('button', { name: `Remove Day ${count + 2}`, exact: true }).click()
  await expect(days).toHaveCount(count + 1)
  const last = page.getByRole('group', { name: `Day ${count + 1}`, exact: true })
  const widthOf = async (label: string) =>
    (await last.getByLabel(label, { exact: true }).boundingBox())?.width ?? 0
  expect(await widthOf('Details')).toBeGreaterThan(await widthOf('Title'))
  await last.getByLabel('Details', { exact: true }).fill('Drive to the airport')
  const save = page.getByRole('button', { name: 'Save All Itineraries' })
  await save.click()
  await expect(alert).toHaveText(`Error in itinerary for Day ${count + 1}: Title is required.`)
  await expect(last.getByLabel('Title')).toBeFocused()
  expect(await stored()).toEqual(before)

  await last.getByLabel('Title').fill('Farewell')
  await page.getByRole('group', { name: 'Day 2', exact: true }).getByLabel('Title').fill('Changed')
  await page.getByRole('button', { name: 'Remove Day 1', exact: true }).click()
  expect(await stored()).toEqual(before)
  await save.click()
  await expect(alert).toHaveText('Itineraries have been saved successfully!')
  expect(await stored()).toEqual(['Changed', ...before.slice(2), 'Farewell'])
  await save.click()
  expect(await stored()).toHaveLength(count)

  await page.route(`**/api/TravelPackage/${id}`, (route) => route.abort())
  await page.reload()
  await expect(page.getByText('No data available')).toBeVisible()
  await expect(page.getByText('Select a travel package to see')).toBeHidden()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  const first = page.getByRole('group', { name: 'Day 2', exact: true }).getByLabel('Title')
  await first.fill('Arrival by train')
  const oneDay = '**/api/TravelPackageDayWiseItinerary/*'
  await page.route(oneDay, (route) => route.fulfill(failure('Too late.')))
  const saveLogged = logged(page, 'Too late.')
  await first.press('Control+s')
  await expect(alert).toHaveText('Error in itinerary for Day 2: Too late.')
  await saveLogged
  await expect(first).toHaveValue('Arrival by train')
})

test('rooms: rules, pictures, edit and delete, and what fails', async ({ page, photographs }) => {
  await openScreen(page, '/admin/hotelroom', 'Manage Hotel Rooms')
  const hotel = page.getByLabel('Hotel', { exact: true })
  for (const [index, wish] of ['select a hotel first.', 'fill out all'].entries()) {
    await page.getByRole('button', { name: 'Add Room' }).click()
    await expect(page.getByRole('alert')).toContainText(`Please ${wish}`)
    await hotel.selectOption({ index: 2 - index })
    await expect(page.getByRole('alert')).toBeHidden()
  }
  await expect(page.getByRole('button', { name: 'Add Room' })).toBeEnabled()
  await page.getByLabel('Name').fill('Walnut room')
  await page.getByLabel('Capacity').fill('2 adults')
  await page.getByLabel('Price per night').fill('0')
  await page.getByRole('button', { name: 'Add Room' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Please fill out all fields and upload at least one image.',
  )
  await page.getByLabel('Images', { exact: true }).setInputFiles(photographs.slice(0, 2))
  await page.getByRole('button', { name: 'Add Room' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid price.')
  await page.getByLabel('Price per night').fill('4200')
  await page.getByRole('button', { name: 'Add Room' }).click()
  await expect(page.getByRole('alert')).toHaveText('Room added successfully!', { timeout: 60_000 })

  const walnut = page.getByRole('listitem').filter({ hasText: 'Walnut room' })
  await expect(walnut.locator('img')).toHaveAttribute('src', /^\/\w+\/.+\.webp$/)

  await page.getByRole('button', { name: 'Edit Walnut room' }).click()
  await page.getByLabel('Capacity').fill('3 adults')
  await page.getByRole('button', { name: 'Update Room' }).click()
  await expect(page.getByRole('alert')).toHaveText('Room updated successfully!')
  // Over a slow connection the next deletion, right after the message, is not ignored.
  const readings = /\/api\/Hotel/
  await delayReadings(page, readings)
  await page.getByRole('button', { name: 'Delete Walnut room' }).click()
  const question = 'Are you sure you want to delete this room?'
  await expect(page.getByRole('alertdialog', { name: question })).toBeVisible()
  await confirmDeletion(page)
  await expect(page.getByRole('alert')).toHaveText('Room deleted successfully!')
  await expect(walnut).toBeHidden()

  await answerCalls(page, 'PUT', '**/api/HotelRooms/*')
  await answerCalls(page, 'DELETE', '**/api/HotelRooms/*')
  const first = page.getByRole('button', { name: /^Edit / }).first()
  const existing = page.getByRole('region', { name: 'Existing Rooms' })
  const row = existing.getByRole('listitem').first()
  await expect(row).toContainText(/\d+ adult/)
  await expect(row).toContainText(/₹[\d,]+/)
  const deletionLogged = logged(page)
  await deleteFirst(page)
  await deletionLogged
  await expect(page.getByRole('alert')).toHaveText('Error deleting room.')
  await page.unroute(readings)
  await first.click()
  await expect(page.getByRole('button', { name: 'Update Room' })).toBeVisible()
  await page.getByLabel('Capacity').fill('9 adults')
  await page.getByRole('button', { name: 'Update Room' }).click()
  await expect(page.getByText('Error submitting room.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByLabel('Capacity')).toHaveValue('')

  await answerCalls(page, 'GET', '**/api/HotelRooms?*')
  await hotel.selectOption({ index: 2 })
  await expect(page.getByText('Error fetching rooms.')).toBeVisible()
  await answerCalls(page, 'GET', '**/api/Hotel?*')
  await page.reload()
  await expect(page.getByText('Error fetching hotels.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByText('Error fetching hotels.')).toBeHidden()
  await expect(first).toBeVisible()
  await hotel.selectOption('')
  await expect(existing).toContainText('No data available')
})

test('a listing that is gone: no form, another one to choose, and the way to the list', async ({
  page,
}) => {
  for (const [path, owner] of [
    ['itenaries?travelPackageId=99999', 'travel package'],
    ['hotelroom?hotelId=99999', 'hotel'],
  ]) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('alert')).toHaveText(`This ${owner} is gone`)
    await expect(page.getByText('No data available')).toBeHidden()
    await expect(page.locator('form')).toHaveCount(0)
  }
  await page.getByLabel('Hotel', { exact: true }).selectOption({ index: 1 })
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Room' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'All hotels' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Management' })).toBeVisible()
})
