import { expect, type Page } from '@playwright/test'
import { withoutTable } from '../../support/broken-database.ts'
import { newestEnquiry } from '../../support/enquiries.ts'
import { addressOf, pressBookNow } from '../../support/public-pages.ts'
import { closeOffer, fillBooking, live, test, visitor } from '../../support/visitor.ts'

const phone = { width: 360, height: 640 }

test.use({ ownServer: {}, viewport: phone, expected: /status of (400|429|500)/ })

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
    address: '/travel-package/{TravelPackage}',
    open: pressBookNow,
    kept: { kind: 'TravelPackage', listingTitle: expect.stringContaining('First Time') },
  },
  'a room': {
    ...booking,
    address: '/contact-form/{room}',
    success: 'Form submitted successfully!',
    kept: { form: 'room', kind: 'Hotel', partTitle: expect.stringMatching(/./) },
  },
  'a contact request': {
    ...request,
    address: '/contact',
    kept: { form: 'contact', details: { adults: 1, children: 0, days: 1 } },
  },
  'an adventure': {
    ...request,
    address: '/contact-form-adventure/{Adventure}',
    kept: { kind: 'Adventure', listingTitle: 'Rafting on the Lidder' },
  },
  'a partner': {
    address: '/partnersContact',
    async fill(page) {
      await page.getByLabel('Name').fill(visitor.name)
      await page.getByLabel('Email').fill(visitor.email)
      await page.getByLabel('Message').fill('Four cars\nand a van')
    },
    send: 'Become a Partner Now',
    missing: ['Name is required', 'Email is required'],
    failure: 'Error submitting form. Please try again.',
    success: 'Form submitted successfully! We will get back to you.',
    kept: { form: 'partner', details: { message: 'Four cars\nand a van' } },
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
    await withoutTable(server, 'enquiries', async () => {
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

  for (const [name, form] of Object.entries(forms)) {
    const { address, open, fill, send, missing, success, kept } = form

    test(`the form of ${name} works without scripts`, async ({ page, ownerToken }) => {
      await page.goto(await addressOf({ address }, page.request))
      await open?.(page)
      await page.getByLabel('Name').fill('Noor')
      await page.getByRole('button', { name: send }).click()
      await expect(page.getByRole('alert')).toContainText(missing.at(-1) ?? '')
      await expect(page.getByLabel('Name')).toHaveValue('Noor')
      await fill(page)
      await page.getByLabel('Name').fill('Noor Jehan')
      await page.getByRole('button', { name: send }).click()
      await expectInView(page, success)
      expect(await newestEnquiry(page, ownerToken)).toMatchObject({ ...kept, name: 'Noor Jehan' })
      if (!open) return
      await open(page)
      await expect(page.getByRole('button', { name: send })).toBeVisible()
    })
  }
})

test('names each wrong answer of a contact request', async ({ page }) => {
  await page.goto('/contact')
  await live(page)
  await expect(page.getByLabel('Adults')).toHaveValue('1')
  await page.getByLabel('Phone').fill('+91 987')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please fill out all required fields.',
    'Phone number must contain only digits.',
  ])
  await fillRequest(page)
  for (const [label, text] of Object.entries({ Adults: '0', Children: '-1', Days: '0' })) {
    await page.getByLabel(label).fill(text)
  }
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'At least one adult is required',
    'Number of children cannot be negative',
    'At least one day is required',
  ])
})

test('reports too many enquiries in the page, and keeps the input', async ({ page }) => {
  const email = 'often@example.in'
  const statuses = new Set<number>()
  for (let time = 0; time < 100 && !statuses.has(429); time++) {
    const data = { name: 'Noor', email, message: `No. ${time}` }
    statuses.add((await page.request.post('/api/partners', { data })).status())
  }
  expect([...statuses]).toEqual([201, 429])
  await page.goto('/partnersContact')
  await live(page)
  await page.getByLabel('Name').fill('Noor')
  await page.getByLabel('Email').fill('often at example')
  await page.getByLabel('Message').fill('Once more')
  const send = page.getByRole('button', { name: 'Become a Partner Now' })
  await send.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByRole('link')).toHaveText(['Invalid email format'])
  await page.getByLabel('Email').fill(email)
  await send.click()
  await expect(alert).toHaveText('Error submitting form. Please try again.')
  await expect(page.getByLabel('Message')).toHaveValue('Once more')
})
