import { expect } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { jpegFile } from '../../support/photographs.ts'
import { answer, button, field, fill, press, question, sees } from '../../support/screen.ts'
import {
  answerCalls,
  delayReadings,
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
  await field(page, 'Travel package').selectOption({ index: 1 })
  const dayOf = (number: number) => page.getByRole('group', { name: `Day ${number}`, exact: true })
  await expect(dayOf(1)).toBeVisible()
  const id = new URL(page.url()).searchParams.get('travelPackageId')
  async function stored(): Promise<string[]> {
    const { dayWiseItinerary } = await api.get(`/api/TravelPackage/${id}`)
    return dayWiseItinerary.$values.map(({ title }: { title: string }) => title)
  }
  const before = await stored()
  const count = before.length

  await press(page, 'Add a day')
  await press(page, 'Add a day')
  await press(page, `Remove Day ${count + 2}`)
  await expect(page.getByRole('group')).toHaveCount(count + 1)
  const last = dayOf(count + 1)
  const widthOf = async (label: string) => (await field(last, label).boundingBox())?.width ?? 0
  expect(await widthOf('Details')).toBeGreaterThan(await widthOf('Title'))
  await field(last, 'Details').fill('Drive to the airport')
  await press(page, 'Save All Itineraries')
  await expect(alert).toHaveText(`Error in itinerary for Day ${count + 1}: Title is required.`)
  await expect(field(last, 'Title')).toBeFocused()

  await page.keyboard.type('Farewell')
  await field(dayOf(2), 'Title').fill('Changed')
  await press(page, 'Remove Day 1')
  expect(await stored()).toEqual(before)
  await press(page, 'Save All Itineraries')
  await expect(alert).toHaveText('Itineraries have been saved successfully!')
  expect(await stored()).toEqual(['Changed', ...before.slice(2), 'Farewell'])
  await press(page, 'Save All Itineraries')
  expect(await stored()).toHaveLength(count)

  const first = field(dayOf(2), 'Title')
  await first.fill('Arrival by train')
  const late = failure('Too late.')
  await answerCalls(page, 'PUT', '**/api/TravelPackageDayWiseItinerary/*', late)
  const saveLogged = logged(page, 'Too late.')
  await first.press('Control+s')
  await expect(alert).toHaveText('Error in itinerary for Day 2: Too late.')
  await saveLogged
  await expect(first).toHaveValue('Arrival by train')
})

test('rooms: another hotel, rules, pictures, a conflict, and what fails', async ({ page, api }) => {
  await openScreen(page, '/admin/hotelroom', 'Manage Hotel Rooms')
  const alert = page.getByRole('alert')
  const hotel = field(page, 'Hotel')
  for (const [index, wish] of ['select a hotel first.', 'fill out all'].entries()) {
    await press(page, 'Add Room')
    await expect(alert).toContainText(`Please ${wish}`)
    await hotel.selectOption({ index: 2 - index })
    await expect(alert).toBeHidden()
  }
  await expect(button(page, 'Add Room')).toBeEnabled()
  await fill(page, { Name: 'Walnut room', Capacity: '2 adults', 'Price per night': '4200' })
  await field(page, 'Images').setInputFiles(jpegFile('room.jpg', await jpeg(300, 200)))
  await press(page, 'Add Room')
  await expect(alert).toHaveText('Room added successfully!', { timeout: 60_000 })
  const walnut = page.getByRole('listitem').filter({ hasText: 'Walnut room' })
  await expect(walnut).toContainText('2 adults₹4,200')
  await expect(walnut.locator('img')).toHaveAttribute('src', /^\/\w+\/.+\.webp$/)

  await press(page, 'Edit Walnut room')
  await expect(button(page, 'Update Room')).toBeEnabled()
  const path = `/api/HotelRooms/${new URL(page.url()).searchParams.get('edit')}`
  const { version, images } = await api.get(path)
  await api.put(path, { capacity: 'In theirs', pricePerNight: '4321' }, 'multipart')
  await page.setViewportSize({ width: 360, height: 740 })
  await field(page, 'Capacity').fill('3 adults')
  await press(page, 'Update Room')
  const conflict = page.getByText('Somebody else changed this record since you opened it.')
  await expect(conflict).toBeInViewport()
  await sees(page, /^You saved it on /, 'Yours: 3 adults', 'Theirs (kept): 4321')
  await press(page, 'Overwrite with mine')
  await expect(alert).toHaveText('Room updated successfully!')
  const overwritten = { capacity: '3 adults', pricePerNight: 4321, images, version: version + 2 }
  expect(await api.get(path)).toMatchObject(overwritten)

  // Over a slow connection the next deletion, right after the message, is not ignored.
  await delayReadings(page, /\/api\/Hotel/)
  await press(page, 'Delete Walnut room')
  await press(question(page, 'Are you sure you want to delete this room?'), 'Delete')
  await expect(alert).toHaveText('Room deleted successfully!')
  expect(await walnut.count()).toBe(0)
  await answerCalls(page, 'DELETE', '**/api/HotelRooms/*')
  const deletionLogged = logged(page)
  await button(page, /^Delete /)
    .first()
    .click()
  await answer(page, 'Delete')
  await deletionLogged
  await expect(alert).toHaveText('Error deleting room.')
  await fill(page, { Capacity: '9 adults' })
  await press(page, 'Reset')
  await expect(field(page, 'Capacity')).toHaveValue('')
  await hotel.selectOption('')
  const existing = page.getByRole('region', { name: 'Existing Rooms' })
  await expect(existing).toContainText('No data available')
})
