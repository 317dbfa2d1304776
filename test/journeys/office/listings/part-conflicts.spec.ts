import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

const told = 'Somebody else changed this record since you opened it.'
const days = '/api/TravelPackageDayWiseItinerary'

const sides = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

const asOwner = (request: APIRequestContext, ownerToken: string) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  return {
    get: async (path: string) => (await request.get(path, { headers })).json(),
    put: (path: string, multipart: Record<string, string>) =>
      request.put(path, { headers, multipart }),
    putJson: (path: string, data: object) => request.put(path, { headers, data }),
  }
}

test('of two who change one room the second is told by whom, keeps all, and saves over the first', async ({
  pageOf,
  request,
  ownerToken,
}) => {
  const { get, put } = asOwner(request, ownerToken)
  const [hotel] = (await get('/api/Hotel')).$values
  const [room] = hotel.hotelRooms.$values
  const page = await pageOf('Bashir')
  const address = `/admin/hotelroom?hotelId=${hotel.id}&edit=${room.id}`
  await openScreen(page, address, 'Manage Hotel Rooms')
  await page.getByLabel('Capacity').fill('In the words of the second')
  await put(`/api/HotelRooms/${room.id}`, { capacity: 'By the owner', pricePerNight: '4321' })

  await page.getByRole('button', { name: 'Update Room' }).click()
  await expect(page.getByRole('alert')).toHaveText(told)
  await expect(page.getByText(/^Owner saved it on /)).toBeVisible()
  await expect(sides(page, 'Capacity')).toHaveText([
    'Theirs: By the owner',
    'Yours: In the words of the second',
  ])
  await expect(sides(page, 'Price per night')).toHaveText('Theirs (kept): 4321')
  await page.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(page.getByRole('alert')).toHaveText('Room updated successfully!')
  expect(await get(`/api/HotelRooms/${room.id}`)).toMatchObject({
    ...{ capacity: 'In the words of the second', pricePerNight: 4321, images: room.images },
    version: room.version + 2,
  })
})

test('a day that somebody else changed meanwhile is told, and theirs can be taken', async ({
  pageOf,
  request,
  ownerToken,
}) => {
  const { get, putJson } = asOwner(request, ownerToken)
  const [trip] = (await get('/api/TravelPackage')).$values
  const [day] = trip.dayWiseItinerary.$values
  const page = await pageOf('Bashir')
  const address = `/admin/itenaries?travelPackageId=${trip.id}`
  await openScreen(page, address, 'Manage Itineraries')
  const title = page.getByRole('group', { name: 'Day 1', exact: true }).getByLabel('Title')
  await title.fill('Mine')
  await putJson(`${days}/${day.id}`, { title: 'Theirs' })

  await page.getByRole('button', { name: 'Save All Itineraries' }).click()
  await expect(page.getByRole('alert')).toHaveText(`Error in itinerary for Day 1: ${told}`)
  await expect(sides(page, 'Title')).toHaveText(['Theirs: Theirs', 'Yours: Mine'])
  await page.getByRole('button', { name: 'Discard mine, use theirs' }).click()
  await expect(title).toHaveValue('Theirs')
  await title.fill('Mine over theirs')
  await page.getByRole('button', { name: 'Save All Itineraries' }).click()
  await expect(page.getByRole('alert')).toHaveText('Itineraries have been saved successfully!')
  expect((await get(`${days}/${day.id}`)).title).toBe('Mine over theirs')
})
