import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: {} })

const told = 'Somebody else changed this record since you opened it.'

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
  }
}

test('the second editor of a room sees the conflict', async ({ pageOf, request, ownerToken }) => {
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
