import { expect, type Locator, type Page } from '@playwright/test'
import { withoutEnquiries } from '../../support/broken-database.ts'
import { newestEnquiry } from '../../support/enquiries.ts'
import { listed } from '../../support/public-pages.ts'
import { button, field, link, sees, title } from '../../support/screen.ts'
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

test('by keyboard alone from a list to a booking that is refused, then fails, and is sent', async ({
  page,
  server,
  ownerToken,
}) => {
  const bar = page.getByRole('complementary')
  const bookNow = link(bar, 'Book Now')
  const alert = page.getByRole('main').getByRole('alert')
  async function enter(target: Locator, text = '') {
    await tabTo(page, target)
    if (text) await page.keyboard.type(text)
    else await page.keyboard.press('Enter')
  }
  async function expectOpen() {
    await expect(page.locator('#booking-title')).toBeFocused()
    await expect(send(page)).toBeVisible()
  }
  async function fillDates(start: string, end: string, days: number) {
    await field(page, 'Start date').fill(start)
    await field(page, 'End date').fill(end)
    await sees(page, `Number of days: ${days}`)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/travel-packages')
  await enter(link(page, 'First Time in Kashmir: Srinagar, Gulmarg, Pahalgam').first())
  await expect(title(page)).toContainText('First Time in Kashmir')
  await enter(link(page, 'You also pay').first())
  const costs = page.locator('#local-costs')
  await tabTo(page, costs.getByLabel('Kids'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await sees(costs, /^For 2 adults and 4 children, .*: ₹/)
  await expect(costs).toBeInViewport()
  await expect(send(page)).toBeHidden()
  await enter(bookNow)
  await expectOpen()
  for (const close of [bookNow, link(page, 'Close the form')]) {
    await close.press('Enter')
    await expect(send(page)).toBeHidden()
    await bookNow.press('Enter')
    await expectOpen()
  }

  for (const label of ['Adults', 'Children']) await expect(field(page, label)).toHaveValue('0')
  await sees(page, 'Number of days: 0')
  await enter(send(page))
  await expect(alert).toBeFocused()
  const problems = alert.getByRole('link')
  await expect(problems).toHaveCount(6)
  await expect(page.locator('.field-error')).toHaveText(await problems.allTextContents())
  await enter(link(alert, 'Name is required'))
  const answers = { Name: visitor.name, Email: visitor.email, Phone: visitor.phone }
  for (const [label, text] of Object.entries(answers)) {
    await enter(page.getByLabel(label), text)
    await expect(page.getByText(`${label} is required`)).toHaveCount(0)
  }
  await fillDates(inDays(5), inDays(3), 0)
  await fillDates('2031-05-04', '2031-05-09', 5)
  const chat = link(bar, /^WhatsApp about/)
  await expect(chat).toHaveAttribute('href', /4%20May%202031%20to%209%20May%202031/)
  await fillDates(inDays(30), inDays(35), 5)
  await tabTo(page, page.getByLabel('Adults'))
  await page.keyboard.press('ArrowUp')

  await withoutEnquiries(server, async () => {
    await enter(send(page))
    await expect(alert).toHaveText('Error submitting the form. Please try again.')
    await expect(alert).toBeFocused()
  })
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  await enter(send(page))
  const said = page.getByRole('status').filter({ hasText: success })
  await expect(said).toBeFocused()
  await expectSentInView(page, success)
  await expect(alert).toHaveCount(0)
  await expect(send(page)).toBeHidden()
  const inquiry = await newestEnquiry(page, ownerToken)
  expect(inquiry).toMatchObject({
    ...{ kind: 'TravelPackage', name: visitor.name, email: visitor.email },
    consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    details: { numberOfDays: 5, numberOfAdults: 1, numberOfChilds: 0 },
  })
  await expect(said).toContainText(`Your reference is ${inquiry.reference}.`)
})

test('Book Now of a room opens the form for it and scrolls there after 100 ms; the room can be changed', async ({
  page,
  ownerToken,
}) => {
  const room = field(page, 'Room')
  async function bookRoom(name: string) {
    await link(page.getByRole('article').filter({ hasText: name }), /^Book Now/).click()
    await expect(room.locator('option:checked')).toContainText(name)
  }
  await stopClock(page, Date.now())
  const [hotel] = await listed(page.request, 'Hotel')
  await open(page, `/hotel/${hotel.id}`)
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
  await expect(field(page, 'Hotel')).toHaveValue(hotel.title)
  await bookRoom('The Zoon suite')
  await room.selectOption('Any room')
  await fillBooking(page)
  await send(page).click()
  await sees(page, success)
  await expect(send(page)).toBeHidden()
  const kept = { form: 'hotel', kind: 'Hotel', listingTitle: hotel.title, partTitle: '' }
  expect(await newestEnquiry(page, ownerToken)).toMatchObject(kept)
  await bookRoom('Family cabin with a bunk')
})

test('a chat from a card is recorded with its reference and listing', async ({
  page,
  context,
  request,
  ownerToken,
}) => {
  // WhatsApp's page is mocked, so that nothing leaves this machine.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/adventure')
  const card = page.getByRole('article').first()
  const listingTitle = (await card.getByRole('heading').textContent()) ?? ''
  const asked = context.waitForEvent('request', (each) => /wa\.me/.test(each.url()))
  await link(card, /^WhatsApp about/).click()
  const text = new URL((await asked).url()).searchParams.get('text') ?? ''
  expect(text).toContain(listingTitle)
  const headers = { authorization: `Bearer ${ownerToken}` }
  const [reference] = /KE-[2-9A-HJ-NP-Z]{5}$/.exec(text) ?? []
  const tap = { reference, form: 'whatsapp', listingTitle, source: '/adventure' }
  const taps = async () => (await request.get('/api/Enquiry?taps=yes', { headers })).json()
  await expect
    .poll(taps)
    .toMatchObject({ $values: expect.arrayContaining([expect.objectContaining(tap)]) })
})
