import { expect, type Page } from '@playwright/test'
import { newestEnquiry } from '../../support/enquiries.ts'
import { fillBooking, live, stopClock, test } from '../../support/visitor.ts'

test.use({ ownServer: {}, expected: /400/ })

/** A hotel of the demo catalogue, and one of its rooms. */
const title = 'The Painted Kingfisher Houseboats'
const room = 'Family cabin with a bunk'
const success = 'Booking inquiry submitted successfully!'

const send = (page: Page) => page.getByRole('button', { name: 'Send booking enquiry' })
const card = (page: Page, name = room) => page.getByRole('article').filter({ hasText: name })
const book = (page: Page, name = room) =>
  card(page, name).getByRole('link', { name: 'Book Now' }).click()
const chosen = (page: Page) => page.getByLabel('Room', { exact: true }).locator('option:checked')

async function openHotel(page: Page) {
  const { $values } = await (await page.request.get('/api/Hotel')).json()
  await page.goto(`/hotel/${$values.find((each: { title: string }) => each.title === title).id}`)
}

test('Book Now of a room opens the form for it; the room can be changed', async ({
  page,
  ownerToken,
}) => {
  await openHotel(page)
  await live(page)
  await expect(send(page)).toBeHidden()
  await book(page)
  await expect(page.getByRole('heading', { name: 'Contact Form' })).toBeInViewport()
  await expect(page.getByLabel('Hotel', { exact: true })).toHaveValue(title)
  await expect(chosen(page)).toHaveText(/^Family cabin/)
  await fillBooking(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await expect(send(page)).toBeHidden()
  const kept = { form: 'hotel', kind: 'Hotel', listingTitle: title, partTitle: room }
  expect(await newestEnquiry(page, ownerToken)).toMatchObject(kept)

  await book(page)
  await book(page, 'The Zoon suite')
  await expect(chosen(page)).toHaveText(/^The Zoon suite/)
  await page.getByLabel('Room', { exact: true }).selectOption('Any room')
  await fillBooking(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await expect(send(page)).toBeHidden()
  expect(await newestEnquiry(page, ownerToken)).toMatchObject({ ...kept, partTitle: '' })
})

test('the page scrolls to the form 100 ms after Book Now of a room', async ({ page }) => {
  await stopClock(page)
  await openHotel(page)
  await live(page)
  await book(page)
  await expect(send(page)).toBeVisible()
  const formTop = async () => (await page.locator('#booking').boundingBox())?.y ?? 0
  const before = await formTop()
  expect(before).toBeGreaterThan(300)
  await page.clock.runFor(99)
  expect(await formTop()).toBe(before)
  await page.clock.runFor(1)
  await expect.poll(formTop).toBeLessThan(200)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the URL of a room opens the form for it', async ({ page, ownerToken }) => {
    await openHotel(page)
    await book(page)
    await expect(page).toHaveURL(/\?room=\d+#book$/)
    await expect(chosen(page)).toHaveText(/^Family cabin/)
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('Name is required')
    await expect(chosen(page)).toHaveText(/^Family cabin/)
    await fillBooking(page)
    await page.getByLabel('Name').fill('Rukhsana')
    await send(page).click()
    await expect(page.getByText(success)).toBeVisible()
    const kept = { name: 'Rukhsana', partTitle: room }
    expect(await newestEnquiry(page, ownerToken)).toMatchObject(kept)
  })
})
