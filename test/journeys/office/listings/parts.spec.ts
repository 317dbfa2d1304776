import { expect } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { button, press, question, sees } from '../../support/screen.ts'
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

test('itineraries: add, edit, remove and save all, and what fails', async ({ page, api }) => {
  await openScreen(page, '/admin/itenaries', 'Manage Itineraries')
  await press(page, 'Add a day')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Please select a travel package first.')
  await page.getByLabel('Travel package').selectOption({ index: 1 })
  const dayOf = (number: number) => page.getByRole('group', { name: `Day ${number}`, exact: true })
  await expect(dayOf(1)).toBeVisible()
  const id = new URL(page.url()).searchParams.get('travelPackageId')
  const stored = async (): Promise<string[]> =>
    (await api.get(`/api/TravelPackage/${id}`)).dayWiseItinerary.$values.map(
      ({ title }: { title: string }) => title,
    )
  const before = await stored()
  const count = before.length

  await press(page, 'Add a day')
  await press(page, 'Add a day')
  await press(page, `Remove Day ${count + 2}`)
  await expect(page.getByRole('group')).toHaveCount(count + 1)
  const last = dayOf(count + 1)
  const widthOf = async (label: string) =>
    (await last.getByLabel(label, { exact: true }).boundingBox())?.width ?? 0
  expect(await widthOf('Details')).toBeGreaterThan(await widthOf('Title'))
  await last.getByLabel('Details', { exact: true }).fill('Drive to the airport')
  await press(page, 'Save All Itineraries')
  await expect(alert).toHaveText(`Error in itinerary for Day ${count + 1}: Title is required.`)
  await expect(last.getByLabel('Title')).toBeFocused()
  expect(await stored()).toEqual(before)

  await last.getByLabel('Title').fill('Farewell')
  await dayOf(2).getByLabel('Title').fill('Changed')
  await press(page, 'Remove Day 1')
  expect(await stored()).toEqual(before)
  await press(page, 'Save All Itineraries')
  await expect(alert).toHaveText('Itineraries have been saved successfully!')
  expect(await stored()).toEqual(['Changed', ...before.slice(2), 'Farewell'])
  await press(page, 'Save All Itineraries')
  expect(await stored()).toHaveLength(count)

  const first = dayOf(2).getByLabel('Title')
  await first.fill('Arrival by train')
  const oneDay = '**/api/TravelPackageDayWiseItinerary/*'
  await page.route(oneDay, (route) => route.fulfill(failure('Too late.')))
  const saveLogged = logged(page, 'Too late.')
  await first.press('Control+s')
  await expect(alert).toHaveText('Error in itinerary for Day 2: Too late.')
  await saveLogged
  await expect(first).toHaveValue('Arrival by train')
})

test('rooms: another hotel, rules, pictures, edit and delete, and what fails', async ({ page }) => {
  await openScreen(page, '/admin/hotelroom?hotelId=99999', 'Manage Hotel Rooms')
  const alert = page.getByRole('alert')
  const hotel = page.getByLabel('Hotel', { exact: true })
  await expect(alert).toHaveText('This hotel is gone')
  await expect(page.locator('form')).toHaveCount(0)
  await hotel.selectOption('')
  for (const [index, wish] of ['select a hotel first.', 'fill out all'].entries()) {
    await press(page, 'Add Room')
    await expect(alert).toContainText(`Please ${wish}`)
    await hotel.selectOption({ index: 2 - index })
    await expect(alert).toBeHidden()
  }
  await expect(button(page, 'Add Room')).toBeEnabled()
  await page.getByLabel('Name').fill('Walnut room')
  await page.getByLabel('Capacity').fill('2 adults')
  await page.getByLabel('Price per night').fill('4200')
  const picture = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await jpeg(300, 200) }
  await page.getByLabel('Images', { exact: true }).setInputFiles(picture)
  await press(page, 'Add Room')
  await expect(alert).toHaveText('Room added successfully!', { timeout: 60_000 })
  const walnut = page.getByRole('listitem').filter({ hasText: 'Walnut room' })
  await expect(walnut.locator('img')).toHaveAttribute('src', /^\/\w+\/.+\.webp$/)

  await press(page, 'Edit Walnut room')
  await page.getByLabel('Capacity').fill('3 adults')
  await press(page, 'Update Room')
  await expect(alert).toHaveText('Room updated successfully!')
  // Over a slow connection the next deletion, right after the message, is not ignored.
  const readings = /\/api\/Hotel/
  await delayReadings(page, readings)
  await press(page, 'Delete Walnut room')
  await expect(question(page, 'Are you sure you want to delete this room?')).toBeVisible()
  await confirmDeletion(page)
  await expect(alert).toHaveText('Room deleted successfully!')
  await expect(walnut).toBeHidden()

  for (const method of ['PUT', 'DELETE']) await answerCalls(page, method, '**/api/HotelRooms/*')
  const existing = page.getByRole('region', { name: 'Existing Rooms' })
  await expect(existing.getByRole('listitem').first()).toContainText(/\d+ adult.*₹[\d,]+/)
  const deletionLogged = logged(page)
  await deleteFirst(page)
  await deletionLogged
  await expect(alert).toHaveText('Error deleting room.')
  await page.unroute(readings)
  await button(page, /^Edit /)
    .first()
    .click()
  await expect(button(page, 'Update Room')).toBeVisible()
  await page.getByLabel('Capacity').fill('9 adults')
  await press(page, 'Update Room')
  await sees(page, 'Error submitting room.')
  await press(page, 'Reset')
  await expect(page.getByLabel('Capacity')).toHaveValue('')
  await hotel.selectOption('')
  await expect(existing).toContainText('No data available')
})
