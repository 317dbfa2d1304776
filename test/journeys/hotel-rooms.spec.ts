import { expect, type Page } from '@playwright/test'
import { openHotel, room, roomCard, send, title } from './hotel-page.ts'
import { newestEnquiry } from './kind-pages.ts'
import { fillBooking, live, test } from './visitor.ts'

const success = 'Booking inquiry submitted successfully!'

async function openRoomForm(page: Page) {
  const answer = await page.request.get('/api/Hotel')
  const [hotel] = (await answer.json()).$values
  const { id } = hotel.hotelRooms.$values.find(({ name }: { name: string }) => name === room)
  await page.goto(`/contact-form/${id}`)
}

test('Book Now of a room opens the form for it, and the inquiry names both', async ({
  page,
  ownerToken,
}) => {
  await openHotel(page)
  await live(page)
  await expect(send(page)).toBeHidden()
  await roomCard(page).getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { name: 'Contact Form' })).toBeInViewport()
  await expect(page.getByLabel('Hotel', { exact: true })).toHaveValue(title)
  await expect(page.getByLabel('Room', { exact: true }).locator('option:checked')).toHaveText(
    /^Family cabin/,
  )
  await fillBooking(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await expect(send(page)).toBeHidden()
  expect(await newestEnquiry(page, ownerToken)).toMatchObject({
    form: 'hotel',
    kind: 'Hotel',
    listingTitle: title,
    partTitle: room,
  })
})

test('the room can be changed in the form, or left open', async ({ page, ownerToken }) => {
  await openHotel(page)
  await live(page)
  await roomCard(page).getByRole('link', { name: 'Book Now' }).click()
  const other = page.getByRole('article').filter({ hasText: 'The Zoon suite' })
  await other.getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByLabel('Room', { exact: true }).locator('option:checked')).toHaveText(
    /^The Zoon suite/,
  )
  await expect(send(page)).toBeVisible()
  await page.getByLabel('Room', { exact: true }).selectOption('Any room')
  await fillBooking(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(await newestEnquiry(page, ownerToken)).toMatchObject({
    listingTitle: title,
    partTitle: '',
  })
})

test('the form of a room has hotel and room filled in, and is kept', async ({
  page,
  ownerToken,
}) => {
  await openRoomForm(page)
  await live(page)
  await expect(page.getByLabel('Hotel', { exact: true })).toHaveValue(title)
  await expect(page.getByLabel('Room', { exact: true })).toHaveValue(room)
  await fillBooking(page)
  await send(page).click()
  await expect(page.getByText('Form submitted successfully!')).toBeInViewport()
  expect(await newestEnquiry(page, ownerToken)).toMatchObject({
    form: 'room',
    listingTitle: title,
    partTitle: room,
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expected: /400/ })

  test('the address of a room opens the form for it, and a wrong form keeps it', async ({
    page,
    ownerToken,
  }) => {
    await openHotel(page)
    await roomCard(page).getByRole('link', { name: 'Book Now' }).click()
    await expect(page).toHaveURL(/\?room=\d+#book$/)
    const chosen = page.getByLabel('Room', { exact: true }).locator('option:checked')
    await expect(chosen).toHaveText(/^Family cabin/)
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('Name is required')
    await expect(chosen).toHaveText(/^Family cabin/)
    await fillBooking(page)
    await page.getByLabel('Name').fill('Rukhsana')
    await send(page).click()
    await expect(page.getByText(success)).toBeVisible()
    expect(await newestEnquiry(page, ownerToken)).toMatchObject({
      name: 'Rukhsana',
      partTitle: room,
    })
  })

  test('the form of a room is kept as well', async ({ page, ownerToken }) => {
    await openRoomForm(page)
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('Name is required')
    await expect(page.getByLabel('Room', { exact: true })).toHaveValue(room)
    await fillBooking(page)
    await page.getByLabel('Name').fill('Shabir')
    await send(page).click()
    await expect(page.getByText('Form submitted successfully!')).toBeInViewport()
    const kept = { form: 'room', name: 'Shabir', listingTitle: title, partTitle: room }
    expect(await newestEnquiry(page, ownerToken)).toMatchObject(kept)
  })
})
