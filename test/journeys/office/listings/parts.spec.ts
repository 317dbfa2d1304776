import { expect, type Locator, type Page } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { jpegFile } from '../../support/photographs.ts'
import { button, field, fill, link, press, question, sees } from '../../support/screen.ts'
import {
  answerCalls,
  delayReadings,
  deleteFirst,
  expectAccessible,
  failure,
  holdReads,
  holdSaves,
  logged,
  openScreen,
  test,
} from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const alertOf = (page: Page) => page.getByRole('alert')
const group = (place: Page | Locator, name: string) =>
  place.getByRole('group', { name, exact: true })

test('itineraries: add, edit, remove and save all, and what fails', async ({ page, api }) => {
  await openScreen(page, '/admin/itenaries', 'Manage Itineraries')
  const alert = alertOf(page)
  await press(page, 'Add a day')
  await expect(alert).toHaveText('Please select a travel package first.')
  await field(page, 'Travel package').selectOption({ index: 1 })
  const titleOf = (day: number) => field(group(page, `Day ${day}`), 'Title')
  await expect(titleOf(1)).toBeVisible()
  const id = new URL(page.url()).searchParams.get('travelPackageId')
  async function stored(): Promise<string[]> {
    const { dayWiseItinerary } = await api.get(`/api/TravelPackage/${id}`)
    return dayWiseItinerary.$values.map(({ title }: { title: string }) => title)
  }
  const before = await stored()
  const last = before.length + 1
  await press(page, 'Add a day')
  await press(page, 'Add a day')
  await press(page, `Remove Day ${last + 1}`)
  await expect(page.getByRole('group')).toHaveCount(last)
  await field(group(page, `Day ${last}`), 'Details').fill('Drive to the airport')
  await press(page, 'Save All Itineraries')
  await expect(alert).toHaveText(`Error in itinerary for Day ${last}: Title is required.`)
  await expect(titleOf(last)).toBeFocused()
  await page.keyboard.type('Farewell')
  await titleOf(2).fill('Changed')
  await press(page, 'Remove Day 1')
  await expect(button(page, 'Keep Day 1')).toBeFocused()
  expect(await stored()).toEqual(before)
  for (const _again of [1, 2]) {
    await press(page, 'Save All Itineraries')
    await expect(alert).toHaveText('Itineraries have been saved successfully!')
    expect(await stored()).toEqual(['Changed', ...before.slice(2), 'Farewell'])
  }
  const late = failure('Too late.')
  await answerCalls(page, 'PUT', '**/api/TravelPackageDayWiseItinerary/*', late)
  const saveLogged = logged(page, 'Too late.')
  await titleOf(2).fill('Arrival by train')
  await titleOf(2).press('Control+s')
  await expect(alert).toHaveText('Error in itinerary for Day 2: Too late.')
  await saveLogged
  await expect(titleOf(2)).toHaveValue('Arrival by train')
})

test('rooms: another hotel, rules, pictures, a conflict, and what fails', async ({ page, api }) => {
  await openScreen(page, '/admin/hotelroom', 'Manage Hotel Rooms')
  const alert = alertOf(page)
  const hotel = field(page, 'Hotel')
  const name = field(page, 'Name')
  const add = button(page, 'Add Room')
  const rooms = page.getByRole('region', { name: 'Existing Rooms' }).getByRole('listitem')
  const picture = jpegFile('room.jpg', await jpeg(300, 200))
  for (const [index, wish] of ['select a hotel first.', 'fill out all'].entries()) {
    await add.click()
    await expect(alert).toContainText(`Please ${wish}`)
    await hotel.selectOption({ index: 2 - index })
    await expect(alert).toBeHidden()
  }
  await expect(rooms.first()).toBeVisible()
  const first = await hotel.inputValue()
  const read = await holdReads(page, '**/api/HotelRooms?*')
  await hotel.selectOption({ index: 2 })
  await expect(add).toBeDisabled()
  await expect(rooms).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await hotel.selectOption(first)
  await expect(add).toBeDisabled()
  read()
  await expect(add).toBeEnabled()
  await expect(page).toHaveURL(new RegExp(`hotelId=${first}$`))
  await expect(rooms.first()).toBeVisible()
  await expect(alert).toHaveCount(0)

  await name.fill('Walnut room')
  await hotel.selectOption({ index: 2 })
  await expect(name).toHaveValue('')
  await expect(add).toBeEnabled()
  const second = await hotel.inputValue()
  await page.goBack()
  await expect(name).toHaveValue('Walnut room')
  await expect(hotel).toHaveValue(first)
  await expect(add).toBeEnabled()

  await fill(page, { Capacity: '2 adults', 'Price per night': '4200' })
  await field(page, 'Images').setInputFiles(picture)
  const save = await holdSaves(page, '**/api/HotelRooms')
  await add.click()
  await expect(button(page, 'Submitting...')).toBeDisabled()
  await hotel.selectOption(second)
  await expect(add).toBeEnabled()
  await fill(page, { Name: 'Meanwhile', Capacity: '1 adult', 'Price per night': '3000' })
  save()
  await expect(alert).toHaveText('Room added successfully!', { timeout: 60_000 })
  await expect(hotel).toHaveValue(second)
  await expect(name).toHaveValue('Meanwhile')
  await field(page, 'Images').setInputFiles(picture)
  await add.click()
  await expect(rooms.filter({ hasText: 'Meanwhile' })).toHaveCount(1, { timeout: 60_000 })
  await add.click()
  await expect(alert).toHaveText(/^Please fill out all/)
  await hotel.selectOption(first)
  const walnut = rooms.filter({ hasText: 'Walnut room' })
  await expect(walnut).toContainText('2 adults₹4,200')
  await expect(walnut.locator('img')).toHaveAttribute('src', /^\/\w+\/.+\.webp$/)
  await expect(name).toHaveValue('')

  await press(page, 'Edit Walnut room')
  await expect(button(page, 'Update Room')).toBeEnabled()
  const path = `/api/HotelRooms/${new URL(page.url()).searchParams.get('edit')}`
  const { version, images } = await api.get(path)
  await api.put(path, { capacity: 'In theirs', pricePerNight: '4321' }, 'multipart')
  await page.setViewportSize({ width: 360, height: 740 })
  await field(page, 'Capacity').fill('3 adults')
  await press(page, 'Update Room')
  await expect(page.getByText(/^Somebody else changed this record/)).toBeInViewport()
  await sees(page, /^You saved it on /, 'Yours: 3 adults', 'Theirs (kept): 4321')
  await field(page, 'Capacity').fill('')
  await press(page, 'Update Room')
  await expect(alert).toHaveText(/^Please fill out all/)
  await expect(button(page, 'Overwrite with mine')).toHaveCount(0)
  await field(page, 'Capacity').fill('3 adults')
  await press(page, 'Update Room')
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
  await deleteFirst(page)
  await deletionLogged
  await expect(alert).toHaveText('Error deleting room.')
  await fill(page, { Capacity: '9 adults' })
  await press(page, 'Reset')
  await expect(field(page, 'Capacity')).toHaveValue('')
  await hotel.selectOption('')
  await sees(page, 'No data available')
})

test('a hotel is saved with its parts, and again where one failed', async ({ page, api }) => {
  await openScreen(page, '/admin/hotels?edit=new', 'Hotel Management')
  const contact = { 'Contact Email': 'mill@example.in', 'Hotel Address': 'Aru', Price: '4000' }
  await fill(page, { 'Hotel Name': 'Harvest House', 'Hotel Tagline': 'By the mill', ...contact })
  const [rooms, services] = [group(page, 'Rooms'), group(page, 'Services')]
  const walnut = group(rooms, 'Walnut')
  await link(page, 'Rooms').click()
  await press(rooms, 'Add a room')
  await expect(field(group(rooms, 'New room'), 'Name')).toBeFocused()
  await page.keyboard.type('Walnut')
  await field(walnut, 'Price per night').fill('4200')
  for (const name of ['Lanterns', 'Fiddlers']) {
    await press(services, 'Add a service')
    await page.keyboard.type(name)
  }
  await press(page, 'Add Hotel')
  await expect(alertOf(page)).toHaveText('Error in room “Walnut”: Capacity is required.')
  await expect(field(walnut, 'Capacity')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('2 adults')
  await field(walnut, 'Images').setInputFiles(jpegFile('room.jpg', await jpeg(300, 200)))
  await page.route('**/api/Services', (route) =>
    route.request().postData()?.includes('Fiddlers') ? route.fulfill(failure()) : route.fallback(),
  )
  await press(page, 'Add Hotel')
  await sees(page, 'Error in service “Fiddlers”: Out of order')
  await expect(page).toHaveURL(/edit=\d+$/)
  await expect(group(services, 'Fiddlers')).toBeVisible()
  await page.unrouteAll()
  // What has not changed is not sent.
  await answerCalls(page, 'PUT', '**/api/Hotel/*')
  await press(page, 'Update Hotel')
  await sees(page, 'Hotel updated successfully!')
  const stored = () => api.list('/api/Hotel?q=harvest+house')
  const [{ version }] = await stored()

  await press(page, 'Edit Harvest House')
  await button(rooms, /^Walnut/).click()
  await field(walnut, 'Price per night').fill('5,555')
  await press(services, 'Remove Lanterns')
  await press(page, 'Update Hotel')
  await expect(button(page, 'Add Hotel')).toBeVisible()
  const [{ hotelRooms, services: left, ...hotel }, ...others] = await stored()
  const room = { name: 'Walnut', capacity: '2 adults', pricePerNight: 5555, pictures: [{}] }
  expect(hotelRooms.$values).toMatchObject([room])
  expect(left.$values).toMatchObject([{ title: 'Fiddlers' }])
  expect(hotel.version).toBe(version)
  expect(others).toEqual([])
})
