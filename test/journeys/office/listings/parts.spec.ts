import { expect } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { jpegFile } from '../../support/photographs.ts'
import { answer, button, field, fill, link, press, question, sees } from '../../support/screen.ts'
import {
  answerCalls,
  delayReadings,
  expectAccessible,
  failure,
  holdReads,
  holdSaves,
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

test('each hotel has its own form, once it has loaded', async ({ page, api }) => {
  await openScreen(page, '/admin/hotelservices', 'Manage Services')
  const choice = field(page, 'Hotel')
  const title = field(page, 'Title')
  const add = button(page, 'Add Service')
  const services = page.getByRole('region', { name: 'Existing Services' }).getByRole('listitem')
  await choice.selectOption({ index: 1 })
  await expect(services.first()).toBeVisible()
  const first = await choice.inputValue()
  const read = await holdReads(page, '**/api/Services?*')
  await choice.selectOption({ index: 2 })
  await expect(add).toBeDisabled()
  await expect(services).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await choice.selectOption(first)
  await expect(add).toBeDisabled()
  await expect(choice).toHaveValue(first)
  read()
  await expect(add).toBeEnabled()
  await expect(page).toHaveURL(new RegExp(`hotelId=${first}$`))
  await expect(services.first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))
  const ofFirst = [expect.stringMatching(new RegExp(`^draft:\\d+:Hotel:${first}:services:new$`))]
  await title.fill('Slow to save')
  await expect.poll(drafts).toEqual(ofFirst)
  await choice.selectOption({ index: 2 })
  await expect(title).toHaveValue('')
  await expect(add).toBeEnabled()
  const second = await choice.inputValue()
  await page.goBack()
  await expect(title).toHaveValue('Slow to save')
  await expect(choice).toHaveValue(first)
  await expect(add).toBeEnabled()
  expect(await drafts()).toEqual(ofFirst)

  const save = await holdSaves(page, '**/api/Services')
  await add.click()
  await expect(button(page, 'Submitting...')).toBeDisabled()
  await choice.selectOption(second)
  await expect(add).toBeEnabled()
  await title.fill('Meanwhile')
  save()
  await sees(page, 'Service added successfully!')
  await expect(choice).toHaveValue(second)
  await expect(title).toHaveValue('Meanwhile')
  await press(page, 'Add Service')
  await expect(services.filter({ hasText: 'Meanwhile' })).toHaveCount(1)
  await choice.selectOption(first)
  await expect(services.filter({ hasText: 'Slow to save' })).toHaveCount(1)
  await expect(title).toHaveValue('')
  const ofSecond = await api.list(`/api/Services?hotelId=${second}`)
  expect(ofSecond.at(-1)).toMatchObject({ title: 'Meanwhile' })
})

test('saves rooms and services with their hotel', async ({ page, api }) => {
  const [hotel] = await api.list('/api/Hotel')
  const [room] = hotel.hotelRooms.$values
  const [service] = hotel.services.$values
  await openScreen(page, `/admin/hotels?edit=${hotel.id}`, 'Hotel Management')
  const rooms = page.getByRole('group', { name: 'Rooms', exact: true })
  const services = page.getByRole('group', { name: 'Services', exact: true })
  await link(page, 'Rooms').click()
  await rooms.getByRole('button', { name: room.name, expanded: false }).first().click()
  const first = rooms.getByRole('group', { name: room.name, exact: true }).first()
  await field(first, 'Price per night').fill('5,555')
  await press(services, `Remove ${service.title}`)
  await press(rooms, 'Add a room')
  await expect(field(rooms.getByRole('group', { name: 'New room' }), 'Name')).toBeFocused()
  await page.keyboard.type('Walnut')
  const walnut = rooms.getByRole('group', { name: 'Walnut' })
  await field(walnut, 'Price per night').fill('4200')
  await press(page, 'Update Hotel')
  await expect(page.getByRole('alert')).toHaveText('Error in room “Walnut”: Capacity is required.')
  await expect(field(walnut, 'Capacity')).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.type('2 adults')
  await field(walnut, 'Images').setInputFiles(jpegFile('room.jpg', await jpeg(300, 200)))
  await press(page, 'Update Hotel')
  await expect(page.getByText('Hotel updated successfully!')).toBeVisible({ timeout: 60_000 })
  const after = await api.get(`/api/Hotel/${hotel.id}`)
  const [changed, ...others] = after.hotelRooms.$values
  expect(changed).toMatchObject({ name: room.name, pricePerNight: 5555 })
  expect(others.at(-1)).toMatchObject({ name: 'Walnut', pricePerNight: 4200 })
  expect(after.services.$values).toHaveLength(hotel.services.$values.length - 1)
  // The hotel itself has not changed.
  expect(after.version).toBe(hotel.version)
})

test('after a part of a new event fails, its save goes on there', async ({ page, api }) => {
  await openScreen(page, '/admin/event', 'Event Management Form')
  await fill(page, { Title: 'Harvest supper', Price: '90000' })
  await field(page, 'Category').selectOption({ index: 1 })
  const addons = page.getByRole('group', { name: 'Add-ons' })
  for (const name of ['Lanterns', 'Fiddlers']) {
    await press(addons, 'Add an add-on')
    await page.keyboard.type(name)
    await field(addons.getByRole('group', { name }), 'Description').fill('After dark')
  }
  await page.route('**/api/EventmanagementAddons', (route) =>
    route.request().postData()?.includes('Fiddlers') ? route.fulfill(failure()) : route.fallback(),
  )
  await press(page, 'Add Package')
  await sees(page, 'Error in add-on “Fiddlers”: Out of order')
  await expect(page).toHaveURL(/edit=\d+$/)
  await expect(addons.getByRole('group', { name: 'Fiddlers' })).toBeVisible()
  await page.unrouteAll()
  await answerCalls(page, 'PUT', '**/api/EventManagement/*')
  await press(page, 'Update Package')
  await sees(page, 'updated successfully!')
  const found = await api.list('/api/EventManagement?q=harvest+supper')
  expect(found).toHaveLength(1)
  expect(found[0].addons.$values).toMatchObject([{ title: 'Lanterns' }, { title: 'Fiddlers' }])
})
