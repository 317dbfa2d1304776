import { expect, type Page } from '@playwright/test'
import { withoutEnquiries } from '../../support/broken-database.ts'
import { newestEnquiry } from '../../support/enquiries.ts'
import { addressOf, pressBookNow } from '../../support/public-pages.ts'
import { closeOffer, fillBooking, inDays, live, test, visitor } from '../../support/visitor.ts'

const phone = { width: 360, height: 640 }

test.use({ ownServer: 'with other writers', viewport: phone, expected: /status of (400|500)/ })

interface Form {
  address: string
  /** Opens the form of a page where it is closed. */
  open?: (page: Page) => Promise<unknown>
  fill: (page: Page) => Promise<unknown>
  send: string
  /** The messages of an empty form. */
  missing: string[]
  failure: string
  success: string
  kept: object
}

async function fillRequest(page: Page) {
  await page.getByLabel('Name').fill(visitor.name)
  await page.getByLabel('Email').fill(visitor.email)
  await page.getByLabel('Phone').fill('9876543210')
}

const booking = {
  address: '/travel-package/{TravelPackage}',
  fill: fillBooking,
  send: 'Send booking enquiry',
  missing: [
    ...['Name is required', 'Email is required', 'Phone is required'],
    ...['Start date is required', 'End date is required', 'At least one adult is required'],
  ],
  failure: 'Error submitting the form. Please try again.',
  success: 'Booking inquiry submitted successfully!',
}

const request = {
  fill: fillRequest,
  send: 'Send request',
  missing: ['Please fill out all required fields.'],
  failure: 'An error occurred while sending your request. Please try again.',
  success: 'Your booking request has been sent successfully!',
}

const forms: Record<string, Form> = {
  'a travel package': {
    ...booking,
    open: pressBookNow,
    kept: { kind: 'TravelPackage', listingTitle: expect.stringContaining('First Time') },
  },
  'a contact request': {
    ...request,
    address: '/contact',
    kept: { form: 'contact', details: { adults: 1, children: 0, days: 1 } },
  },
}

/** The success message is completely visible, below the header and above a phone's bar. */
async function expectInView(page: Page, said: string) {
  const words = page.getByRole('status').getByText(said, { exact: true })
  await expect(words).toBeInViewport({ ratio: 1 })
  const box = await words.boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
  expect(box?.y).toBeLessThan(phone.height / 2)
}

for (const [name, form] of Object.entries(forms)) {
  const { address, open, fill, send, missing, failure, success, kept } = form

  test(`the form of ${name} works`, async ({ page, server, ownerToken }) => {
    await closeOffer(page)
    await page.goto(await addressOf({ address }, page.request))
    await live(page)
    await open?.(page)
    // The page scrolls to the form, so an early click would miss.
    if (open) await expect(page.locator('#booking-title')).toBeFocused()
    await page.getByRole('button', { name: send }).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert.getByRole('link')).toHaveText(missing)
    await expect(alert).toBeFocused()
    await fill(page)
    await withoutEnquiries(server, async () => {
      await page.getByRole('button', { name: send }).click()
      await expect(alert).toHaveText(failure)
      await expect(alert).toBeFocused()
    })
    await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
    await page.getByRole('button', { name: send }).click()
    const status = page.getByRole('status').filter({ hasText: success })
    await expect(status).toBeFocused()
    await expectInView(page, success)
    await expect(status).toContainText(/Your reference is KE-\w{6}\./)
    await expect(status).toContainText(/What happens next: \w+/)
    await expect(alert).toHaveCount(0)
    if (!open) await expect(page.getByLabel('Name')).toHaveValue('')
    expect(await newestEnquiry(page, ownerToken)).toMatchObject({ ...kept, name: visitor.name })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the answer of a form is in view without scripts too', async ({ page }) => {
    await page.goto(await addressOf({ address: booking.address }, page.request))
    await pressBookNow(page)
    await page.getByLabel('Name').fill('Noor')
    await page.getByRole('button', { name: booking.send }).click()
    await expect(page.getByRole('alert')).toContainText('At least one adult is required')
    await expect(page.getByLabel('Name')).toHaveValue('Noor')
    await fillBooking(page)
    await page.getByRole('button', { name: booking.send }).click()
    await expectInView(page, booking.success)
    await pressBookNow(page)
    await expect(page.getByRole('button', { name: booking.send })).toBeVisible()
  })
})

const policy = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))

async function open(page: Page, address: string) {
  await closeOffer(page)
  await page.goto(await addressOf({ address }, page.request))
  await live(page)
}

test('input survives a visit to another page until it is sent', async ({ page, context }) => {
  await open(page, '/hotel/{Hotel}')
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  const room = page.getByRole('combobox', { name: 'Room' })
  const second = (await room.getByRole('option').nth(2).getAttribute('value')) ?? ''
  await room.selectOption(second)
  await fillBooking(page)
  await policy(page)
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expectBooking()
  await page.reload()
  await live(page)
  await expectBooking()
  const otherTab = await context.newPage()
  await otherTab.goto(page.url())
  expect(await drafts(otherTab)).toEqual([])
  await page.getByRole('button', { name: 'Send booking enquiry' }).click()
  await expect(page.getByText('Booking inquiry submitted successfully!')).toBeVisible()
  expect(await drafts(page)).toEqual([])

  // So does that of a form on a page of its own.
  await page.goto('/contact')
  await live(page)
  await page.getByLabel('Name').fill(visitor.name)
  await page.getByLabel('Email').fill(visitor.email)
  await policy(page)
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email)

  async function expectBooking() {
    await expect(room).toHaveValue(second)
    await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
    await expect(page.getByLabel('Start date')).toHaveValue(inDays(30))
    await expect(page.getByLabel('Adults')).toHaveValue('2')
    await expect(page.getByText('Number of days: 5')).toBeVisible()
  }
})
