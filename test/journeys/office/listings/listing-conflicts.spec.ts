import { expect, type Page } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { addListing } from '../../support/new-listings.ts'
import { expectAccessible, newEditor, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const conflict = 'Somebody else changed this record since you opened it.'

const sides = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test('an editor sees what another saved meanwhile, and overwrites it or takes it', async ({
  page,
  request,
  ownerToken,
}) => {
  const pictures = [await jpeg(90, 60), await jpeg(60, 90)]
  const office = { request, token: ownerToken }
  const path = `/api/Villa/${await addListing(office, { api: '/api/Villa', pictures })}`
  const { token } = await newEditor(request, { ownerToken, userName: 'Meena' })
  const headers = { authorization: `Bearer ${token}` }
  const stored = async () => (await request.get(path, { headers })).json()
  const change = (multipart: Record<string, string>) => request.put(path, { headers, multipart })
  const updated = page.getByText('Villa updated successfully!')
  const { id, images } = await stored()
  const open = () => openScreen(page, `/admin/villas?edit=${id}`, 'Villas Management')
  await open()
  await change({ duration: 'In her words', status: 'draft', images: images.$values[1] })
  await page.getByLabel('Tagline').fill('In my words')
  await page.getByLabel('Price', { exact: true }).fill('9500')
  await press(page, 'Update Villa')
  await expect(page.getByRole('alert')).toHaveText(conflict)
  await expect(page.getByText(/^Meena saved it on /)).toBeVisible()
  await expect(sides(page, 'Tagline')).toHaveText(['Theirs: In her words', 'Yours: In my words'])
  await expect(sides(page, 'Visibility')).toHaveText('Theirs (kept): Draft')
  await expect(sides(page, 'Pictures')).toHaveText('Theirs (kept): 1 picture')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.getByLabel('Price', { exact: true }).fill('9700')
  await expect(sides(page, 'Price').last()).toHaveText('Yours: 9700')
  await press(page, 'Overwrite with mine')
  await expect(updated).toBeVisible()
  const { pictures: left, ...texts } = await stored()
  expect(texts).toMatchObject({ duration: 'In my words', price: 9700, status: 'draft' })
  expect(left).toHaveLength(1)

  await open()
  await change({ title: 'Villa of hers' })
  await page.getByLabel('Villa Title').fill('Villa of mine')
  await press(page, 'Update Villa')
  await expect(page.getByText('Theirs: Villa of hers')).toBeVisible()
  await press(page, 'Discard mine, use theirs')
  await expect(page.getByLabel('Villa Title')).toHaveValue('Villa of hers')
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByLabel('Tagline').fill('Agreed')
  await press(page, 'Update Villa')
  await expect(updated).toBeVisible()
  expect(await stored()).toMatchObject({ title: 'Villa of hers', duration: 'Agreed' })
})

test('what was saved of a room elsewhere can be overwritten', async ({ page, api }) => {
  const [hotel] = await api.list('/api/Hotel')
  const [{ id, images, version }] = hotel.hotelRooms.$values
  await page.setViewportSize({ width: 360, height: 740 })
  const address = `/admin/hotelroom?hotelId=${hotel.id}&edit=${id}`
  await openScreen(page, address, 'Manage Hotel Rooms')
  const theirs = { capacity: 'In the first tab', pricePerNight: '4321' }
  await api.put(`/api/HotelRooms/${id}`, theirs, 'multipart')
  await page.getByLabel('Capacity').fill('In the second tab')
  await press(page, 'Update Room')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(conflict)
  await expect(alert).toBeInViewport()
  await expect(page.getByText(/^You saved it on /)).toBeVisible()
  await expect(sides(page, 'Capacity')).toHaveText([
    'Theirs: In the first tab',
    'Yours: In the second tab',
  ])
  await expect(sides(page, 'Price per night')).toHaveText('Theirs (kept): 4321')
  await press(page, 'Overwrite with mine')
  await expect(alert).toHaveText('Room updated successfully!')
  expect(await api.get(`/api/HotelRooms/${id}`)).toMatchObject({
    ...{ capacity: 'In the second tab', pricePerNight: 4321, images, version: version + 2 },
  })
})
