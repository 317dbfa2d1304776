import { expect, type Page } from '@playwright/test'
import { newestEnquiry } from '../../support/enquiries.ts'
import { addressOf, openBooking } from '../../support/public-pages.ts'
import {
  closeOffer,
  fillBooking,
  inDays,
  live,
  stopClock,
  tabTo,
  test,
  visitor,
} from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers', expected: /400/ })

const send = (page: Page) => page.getByRole('button', { name: 'Send booking enquiry' })
const success = 'Booking inquiry submitted successfully!'

async function openPackage(page: Page) {
  await page.goto(await addressOf({ address: '/travel-package/{TravelPackage}' }, page.request))
  await live(page)
}

test('Book Now toggles the form; a wrong one shows errors at its fields, and keeps the input', async ({
  page,
}) => {
  await openPackage(page)
  const book = page.getByRole('complementary').getByRole('link', { name: 'Book Now' })
  await expect(send(page)).toBeHidden()
  // The page scrolls after opening and closing, so a click may miss.
  const open = async () => {
    await book.press('Enter')
    await expect(page.locator('#booking-title')).toBeFocused()
    await expect(send(page)).toBeVisible()
  }
  await open()
  await book.click()
  await expect(send(page)).toBeHidden()
  await open()
  await page.getByRole('link', { name: 'Close the form' }).click()
  await expect(send(page)).toBeHidden()

  await open()
  await page.getByLabel('Name').fill(visitor.name)
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Start date').fill(inDays(10))
  await page.getByLabel('End date').fill(inDays(10))
  await send(page).click()

  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  for (const message of [
    'Invalid email format',
    'Phone is required',
    'End date must be after start date',
    'At least one adult is required',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible()
    await expect(page.locator('.field-error', { hasText: message })).toBeVisible()
  }
  await summary.getByRole('link', { name: 'Phone is required' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.keyboard.type('1')
  await expect(page.getByText('Phone is required')).toHaveCount(0)
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)

  await fillBooking(page)
  await page.getByLabel('Start date').fill(inDays(-3))
  await page.getByLabel('Children').fill('-1')
  await send(page).click()
  await expect(summary.getByRole('link')).toHaveText([
    'Start date cannot be in the past',
    'Number of children cannot be negative',
  ])
})

test('counts days, at least 0, and saves them; a departure fills in its dates', async ({
  page,
  ownerToken,
}) => {
  await closeOffer(page)
  await openPackage(page)
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  await expect(page.getByLabel('Adults')).toHaveValue('0')
  await expect(page.getByLabel('Children')).toHaveValue('0')
  await expect(page.getByText('Number of days: 0')).toBeVisible()
  await page.getByLabel('Start date').fill('2031-05-04')
  await page.getByLabel('End date').fill('2031-05-09')
  const chat = page.getByRole('complementary').getByRole('link', { name: /^WhatsApp about/ })
  await expect(chat).toHaveAttribute('href', /4%20May%202031%20to%209%20May%202031/)
  await fillBooking(page)
  await page.getByLabel('End date').fill(inDays(28))
  await expect(page.getByText('Number of days: 0')).toBeVisible()
  await page.getByLabel('End date').fill(inDays(33))
  await expect(page.getByText('Number of days: 3')).toBeVisible()
  await send(page).click()
  const said = page.getByRole('status').filter({ hasText: success })
  await expect(said).toBeFocused()
  await expect(send(page)).toBeHidden()
  const inquiry = await newestEnquiry(page, ownerToken)
  expect(inquiry).toMatchObject({ name: visitor.name, email: visitor.email })
  expect(inquiry.details).toMatchObject({
    ...{ numberOfDays: 3, numberOfAdults: 2, numberOfChilds: 0 },
  })
  expect(inquiry.consentVersion).toMatch(/^\d{4}-\d\d-\d\d$/)
  await expect(said).toContainText(inquiry.reference)

  await openBooking(page)
  await fillBooking(page)
  const departure = page.getByLabel('Departure')
  await departure.selectOption({ index: 1 })
  await expect(departure.locator('option:checked')).toContainText('28 March to 2 April')
  await expect(page.getByLabel('Start date')).toHaveValue(/^\d{4}-03-28$/)
  await expect(page.getByLabel('End date')).toHaveValue(/^\d{4}-04-02$/)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await expect(send(page)).toBeHidden()
  const { partTitle, reference } = await newestEnquiry(page, ownerToken)
  await expect(said).toContainText(reference)
  expect(partTitle).toMatch(/^Departure of 28 March \d{4}$/)
})

test('by keyboard alone: from the home page to the sum of local costs and a stored inquiry', async ({
  page,
}) => {
  test.slow()
  await closeOffer(page)
  await page.goto('/')
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
  await tabTo(page, link('Travel Packages'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/travel-packages')
  await tabTo(page, link('First Time in Kashmir: Srinagar, Gulmarg, Pahalgam'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('First Time in Kashmir')
  await live(page)
  await tabTo(page, link('You also pay'))
  await page.keyboard.press('Enter')
  const costs = page.locator('#local-costs')
  await expect(costs).toBeInViewport()
  for (const [label, number] of Object.entries({ 'Grown-ups': '3', Kids: '4', Days: '2' })) {
    await tabTo(page, costs.getByLabel(label))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(number)
  }
  await page.keyboard.press('Enter')
  await expect(costs).toContainText('For 3 adults and 4 children, 2 days: ₹')
  await expect(costs.getByLabel('Kids')).toHaveValue('4')
  await expect(costs).toBeInViewport()

  await tabTo(page, link('Book Now'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Book this trip' })).toBeFocused()
  const answers = { Name: visitor.name, Email: visitor.email, Phone: visitor.phone }
  for (const [label, text] of Object.entries(answers)) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await page.getByLabel('Start date').fill(inDays(30))
  await page.getByLabel('End date').fill(inDays(35))
  await tabTo(page, page.getByLabel('Adults'))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText(success)).toBeVisible()
})

/** A hotel of the demo catalogue, and one of its rooms. */
const title = 'The Painted Kingfisher Houseboats'
const room = 'Family cabin with a bunk'

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
