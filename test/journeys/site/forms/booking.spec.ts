import { expect, type Locator, type Page } from '@playwright/test'
import { withoutEnquiries } from '../../support/broken-database.ts'
import { newestEnquiry } from '../../support/enquiries.ts'
import { listed } from '../../support/public-pages.ts'
import { button, sees, title } from '../../support/screen.ts'
import {
  expectSentInView,
  fillBooking,
  inDays,
  open,
  stopClock,
  tabTo,
  test,
  visitor,
} from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers', expected: /status of (400|500)/ })

const send = (page: Page) => button(page, 'Send booking enquiry')
const success = 'Booking inquiry submitted successfully!'

test('Book Now toggles the form, which counts days, marks errors, keeps input and is sent', async ({
  page,
  server,
  ownerToken,
}) => {
  const bar = page.getByRole('complementary')
  const alert = page.getByRole('main').getByRole('alert')
  const fillDates = async (start: string, end: string, days: number) => {
    await page.getByLabel('Start date').fill(start)
    await page.getByLabel('End date').fill(end)
    await sees(page, `Number of days: ${days}`)
  }
  /** The page scrolls after opening and closing, so a click may miss. */
  async function openForm() {
    await expect(send(page)).toBeHidden()
    await bar.getByRole('link', { name: 'Book Now' }).press('Enter')
    await expect(page.locator('#booking-title')).toBeFocused()
    await expect(send(page)).toBeVisible()
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, '/travel-package/{TravelPackage}')
  await openForm()
  await bar.getByRole('link', { name: 'Book Now' }).click()
  await openForm()
  await page.getByRole('link', { name: 'Close the form' }).click()

  await openForm()
  await expect(page.getByLabel('Adults')).toHaveValue('0')
  await expect(page.getByLabel('Children')).toHaveValue('0')
  await sees(page, 'Number of days: 0')
  await send(page).click()
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('link')).toHaveCount(6)
  await expect(page.locator('.field-error')).toHaveText(
    await alert.getByRole('link').allTextContents(),
  )
  await alert.getByRole('link', { name: 'Phone is required' }).click()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.keyboard.type('1')
  await expect(page.getByText('Phone is required')).toHaveCount(0)
  await fillDates(inDays(5), inDays(3), 0)
  await fillDates('2031-05-04', '2031-05-09', 5)
  const chat = bar.getByRole('link', { name: /^WhatsApp about/ })
  await expect(chat).toHaveAttribute('href', /4%20May%202031%20to%209%20May%202031/)

  await fillBooking(page)
  await withoutEnquiries(server, async () => {
    await send(page).click()
    await expect(alert).toHaveText('Error submitting the form. Please try again.')
    await expect(alert).toBeFocused()
  })
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  await send(page).click()
  const said = page.getByRole('status').filter({ hasText: success })
  await expect(said).toBeFocused()
  await expectSentInView(page, success)
  await expect(alert).toHaveCount(0)
  await expect(send(page)).toBeHidden()
  const inquiry = await newestEnquiry(page, ownerToken)
  expect(inquiry).toMatchObject({
    ...{ kind: 'TravelPackage', name: visitor.name, email: visitor.email },
    consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    details: { numberOfDays: 5, numberOfAdults: 2, numberOfChilds: 0 },
  })
  await expect(said).toContainText(`Your reference is ${inquiry.reference}.`)
})

test('by keyboard alone: from a list to local costs and a booking', async ({ page }) => {
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  const follow = async (name: string, key?: 'Shift+Tab') => {
    await tabTo(page, page.getByRole('link', { name, exact: true }).first(), key)
    await page.keyboard.press('Enter')
  }
  await page.goto('/travel-packages')
  await follow('First Time in Kashmir: Srinagar, Gulmarg, Pahalgam')
  await expect(title(page)).toContainText('First Time in Kashmir')
  await follow('You also pay')
  const costs = page.locator('#local-costs')
  await expect(costs).toBeInViewport()
  for (const [label, number] of Object.entries({ 'Grown-ups': '3', Kids: '4', Days: '2' })) {
    await type(costs.getByLabel(label), number)
  }
  await page.keyboard.press('Enter')
  await expect(costs).toContainText('For 3 adults and 4 children, 2 days: ₹')
  await expect(costs.getByLabel('Kids')).toHaveValue('4')
  await expect(costs).toBeInViewport()

  await follow('Book Now', 'Shift+Tab')
  await expect(page.getByRole('heading', { name: 'Book this trip' })).toBeFocused()
  const answers = { Name: visitor.name, Email: visitor.email, Phone: visitor.phone }
  for (const [label, text] of Object.entries(answers)) await type(page.getByLabel(label), text)
  await page.getByLabel('Start date').fill(inDays(30))
  await page.getByLabel('End date').fill(inDays(35))
  await tabTo(page, page.getByLabel('Adults'))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await sees(page, success)
})

test('Book Now of a room opens the form for it and scrolls there after 100 ms; the room can be changed', async ({
  page,
  ownerToken,
}) => {
  const hotel = 'The Painted Kingfisher Houseboats'
  const room = page.getByLabel('Room', { exact: true })
  async function bookRoom(name: string) {
    const card = page.getByRole('article').filter({ hasText: name })
    await card.getByRole('link', { name: 'Book Now' }).click()
    await expect(room.locator('option:checked')).toContainText(name)
  }
  await stopClock(page, Date.now())
  const hotels = await listed(page.request, 'Hotel')
  await open(page, `/hotel/${hotels.find(({ title }) => title === hotel)?.id}`)
  await expect(send(page)).toBeHidden()
  await bookRoom('Family cabin with a bunk')
  await expect(send(page)).toBeVisible()
  const formTop = async () => (await page.locator('#booking').boundingBox())?.y ?? 0
  const before = await formTop()
  expect(before).toBeGreaterThan(300)
  await page.clock.runFor(99)
  expect(await formTop()).toBe(before)
  await page.clock.runFor(1)
  await expect.poll(formTop).toBeLessThan(200)
  await page.clock.resume()

  await expect(page.getByRole('heading', { name: 'Contact Form' })).toBeInViewport()
  await expect(page.getByLabel('Hotel', { exact: true })).toHaveValue(hotel)
  await bookRoom('The Zoon suite')
  await room.selectOption('Any room')
  await fillBooking(page)
  await send(page).click()
  await sees(page, success)
  await expect(send(page)).toBeHidden()
  const kept = { form: 'hotel', kind: 'Hotel', listingTitle: hotel, partTitle: '' }
  expect(await newestEnquiry(page, ownerToken)).toMatchObject(kept)
  await bookRoom('Family cabin with a bunk')
})
