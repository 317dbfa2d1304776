import { expect } from '@playwright/test'
import { answerCalls, expectAccessible, failure, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

test('saves rooms and services with their hotel', async ({ page, request, photographs }) => {
  const [hotel] = (await (await request.get('/api/Hotel')).json()).$values
  await openScreen(page, `/admin/hotels?edit=${hotel.id}`, 'Hotel Management')
  const rooms = page.getByRole('group', { name: 'Rooms', exact: true })
  const services = page.getByRole('group', { name: 'Services', exact: true })
  const [room] = hotel.hotelRooms.$values
  const [service] = hotel.services.$values
  await page.getByRole('link', { name: 'Rooms', exact: true }).click()
  await rooms
    .getByRole('button', { name: room.name, exact: false, expanded: false })
    .first()
    .click()
  const first = rooms.getByRole('group', { name: room.name, exact: true }).first()
  await first.getByLabel('Price per night').fill('5,555')
  await services.getByRole('button', { name: `Remove ${service.title}`, exact: true }).click()
  await rooms.getByRole('button', { name: 'Add a room' }).click()
  const fresh = rooms.getByRole('group', { name: 'New room' })
  await expect(fresh.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Walnut')
  const walnut = rooms.getByRole('group', { name: 'Walnut' })
  await walnut.getByLabel('Price per night').fill('4200')
  await page.getByRole('button', { name: 'Update Hotel' }).click()
  await expect(page.getByRole('alert')).toHaveText('Error in room “Walnut”: Capacity is required.')
  await expect(walnut.getByLabel('Capacity')).toBeFocused()
  await expectAccessible(page)

  await walnut.getByLabel('Capacity').fill('2 adults')
  await walnut.getByLabel('Images', { exact: true }).setInputFiles(photographs.slice(0, 1))
  await page.getByRole('button', { name: 'Update Hotel' }).click()
  await expect(page.getByText('Hotel updated successfully!')).toBeVisible({ timeout: 60_000 })
  const after = await (await request.get(`/api/Hotel/${hotel.id}`)).json()
  const prices = after.hotelRooms.$values.map(
    ({ name, pricePerNight }: { name: string; pricePerNight: number }) => [name, pricePerNight],
  )
  expect(prices[0]).toEqual([room.name, 5555])
  expect(prices.at(-1)).toEqual(['Walnut', 4200])
  expect(after.services.$values).toHaveLength(hotel.services.$values.length - 1)
  // The hotel itself has not changed.
  expect(after.version).toBe(hotel.version)
})

test('after a part of a new event fails, saving continues with that part', async ({
  page,
  request,
}) => {
  await openScreen(page, '/admin/event', 'Event Management Form')
  await page.getByLabel('Title', { exact: true }).fill('Harvest supper')
  await page.getByLabel('Price', { exact: true }).fill('90000')
  await page.getByLabel('Category').selectOption({ index: 1 })
  const addons = page.getByRole('group', { name: 'Add-ons' })
  for (const name of ['Lanterns', 'Fiddlers']) {
    await addons.getByRole('button', { name: 'Add an add-on' }).click()
    await page.keyboard.type(name)
    await addons.getByRole('group', { name }).getByLabel('Description').fill('After dark')
  }
  await page.route('**/api/EventmanagementAddons', (route) =>
    route.request().postData()?.includes('Fiddlers') ? route.fulfill(failure()) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Add Package' }).click()
  await expect(page.getByText('Error in add-on “Fiddlers”: Out of order')).toBeVisible()
  await expect(page).toHaveURL(/edit=\d+$/)
  await expect(addons.getByRole('group', { name: 'Fiddlers' })).toBeVisible()
  await page.unrouteAll()
  await answerCalls(page, 'PUT', '**/api/EventManagement/*')
  await page.getByRole('button', { name: 'Update Package' }).click()
  await expect(page.getByText('updated successfully!')).toBeVisible()
  const { $values } = await (await request.get('/api/EventManagement?q=harvest+supper')).json()
  expect($values).toHaveLength(1)
  expect($values[0].addons.$values.map(({ title }: { title: string }) => title)).toEqual([
    'Lanterns',
    'Fiddlers',
  ])
})
