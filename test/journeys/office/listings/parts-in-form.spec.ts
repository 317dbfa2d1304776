import { expect } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { jpegFile } from '../../support/photographs.ts'
import { field, fill, link, press, sees } from '../../support/screen.ts'
import { answerCalls, expectAccessible, failure, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

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
