import { expect, type Page } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { addListing } from '../../support/new-listings.ts'
import { expectAccessible, openScreen, test } from '../../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const conflict = 'Somebody else changed this record since you opened it.'

const sides = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')

test('the second editor sees and solves a conflict', async ({ pageOf, request, ownerToken }) => {
  test.slow()
  const pictures = await Promise.all([jpeg(90, 60), jpeg(60, 90)])
  const office = { request, token: ownerToken }
  const id = await addListing(office, { api: '/api/Villa', pictures })
  const [first, second] = [await pageOf('Meena'), await pageOf('Bashir')]
  const open = (page: Page) => openScreen(page, `/admin/villas?edit=${id}`, 'Villas Management')
  await open(first)
  await open(second)
  const save = (page: Page) => page.getByRole('button', { name: 'Update Villa' }).click()

  await first.getByLabel('Tagline').fill('In the words of the first')
  await first.getByRole('button', { name: 'Remove picture 1' }).click()
  await first.getByRole('radio', { name: /^Draft/ }).check()
  await save(first)
  await expect(first.getByText('Villa updated successfully!')).toBeVisible()

  await second.getByLabel('Tagline').fill('In the words of the second')
  await second.getByLabel('Price', { exact: true }).fill('9500')
  await save(second)
  await expect(second.getByRole('alert')).toHaveText(conflict)
  await expect(second.getByText(/^Meena saved it on /)).toBeVisible()
  await expect(sides(second, 'Tagline')).toHaveText([
    'Theirs: In the words of the first',
    'Yours: In the words of the second',
  ])
  await expect(sides(second, 'Visibility')).toHaveText('Theirs (kept): Draft')
  await expect(sides(second, 'Pictures')).toHaveText('Theirs (kept): 1 picture')
  await second.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(second)

  await second.getByLabel('Price', { exact: true }).fill('9700')
  await expect(sides(second, 'Price').last()).toHaveText('Yours: 9700')
  await second.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(second.getByText('Villa updated successfully!')).toBeVisible()
  const headers = { authorization: `Bearer ${ownerToken}` }
  const { duration, price, status, images } = await (
    await request.get(`/api/Villa/${id}`, { headers })
  ).json()
  expect([duration, price, status]).toEqual(['In the words of the second', 9700, 'draft'])
  expect(images.$values).toHaveLength(1)

  await open(second)
  await open(first)
  await first.getByLabel('Villa Title').fill('Villa of the first')
  await save(first)
  await expect(first.getByText('Villa updated successfully!')).toBeVisible()
  await second.getByLabel('Villa Title').fill('Villa of the second')
  await save(second)
  await expect(second.getByText('Theirs: Villa of the first')).toBeVisible()
  await second.getByRole('button', { name: 'Discard mine, use theirs' }).click()
  await expect(second.getByLabel('Villa Title')).toHaveValue('Villa of the first')
  await expect(second.getByRole('alert')).toBeHidden()
  await second.getByLabel('Tagline').fill('Agreed')
  await save(second)
  await expect(second.getByText('Villa updated successfully!')).toBeVisible()
  expect(await (await request.get(`/api/Villa/${id}`, { headers })).json()).toMatchObject({
    title: 'Villa of the first',
    duration: 'Agreed',
  })
})

test('a second tab can overwrite a room saved in the first', async ({
  page: first,
  context,
  request,
}) => {
  test.slow()
  const [hotel] = (await (await request.get('/api/Hotel')).json()).$values
  const [room] = hotel.hotelRooms.$values
  const second = await context.newPage()
  await second.setViewportSize({ width: 360, height: 740 })
  for (const page of [first, second]) {
    const address = `/admin/hotelroom?hotelId=${hotel.id}&edit=${room.id}`
    await openScreen(page, address, 'Manage Hotel Rooms')
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Update Room' }).click()
  await first.getByLabel('Capacity').fill('In the first tab')
  await first.getByLabel('Price per night').fill('4321')
  await save(first)
  await expect(first.getByRole('alert')).toHaveText('Room updated successfully!')

  await second.getByLabel('Capacity').fill('In the second tab')
  await save(second)
  const alert = second.getByRole('alert')
  await expect(alert).toHaveText(conflict)
  await expect(alert).toBeInViewport()
  await expect(second.getByText(/^You saved it on /)).toBeVisible()
  await expect(sides(second, 'Capacity')).toHaveText([
    'Theirs: In the first tab',
    'Yours: In the second tab',
  ])
  await expect(sides(second, 'Price per night')).toHaveText('Theirs (kept): 4321')
  await second.getByRole('button', { name: 'Overwrite with mine' }).click()
  await expect(alert).toHaveText('Room updated successfully!')
  expect(await (await request.get(`/api/HotelRooms/${room.id}`)).json()).toMatchObject({
    ...{ capacity: 'In the second tab', pricePerNight: 4321, images: room.images },
    version: room.version + 2,
  })
})
