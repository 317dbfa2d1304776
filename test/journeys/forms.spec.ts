import { expect, type Page } from '@playwright/test'
import { withoutTable } from './broken-database.ts'
import { title as hotel, room } from './hotel-page.ts'
import { fillBooking, live, test, visitor } from './visitor.ts'

/** A server of its own: its database breaks, and the log says so. */
test.use({
  variables: { JOURNEY: 'forms' },
  expected: /status of (429|500)/,
})

interface Form {
  /** Leads to the form. */
  open: (page: Page) => Promise<unknown>
  /** Name, type, inputmode and autocomplete of each field, so that a phone shows the right keyboard. */
  fields: string[]
  fill: (page: Page) => Promise<unknown>
  send: string
  failure: string
  success: string
}

async function openFirst(page: Page, path: string, link: string) {
  await page.goto(path)
  await page.getByRole('link', { name: link, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
}

const booking = {
  fields: [
    'name text - name',
    'email email email email',
    'phone tel tel tel',
    'startDate date - -',
    'endDate date - -',
    'numberOfAdults number numeric -',
    'numberOfChilds number numeric -',
  ],
  fill: fillBooking,
  send: 'Send booking inquiry',
  failure: 'Error submitting the form. Please try again.',
  success: 'Booking inquiry submitted successfully!',
}

const request = {
  fields: [
    'name text - name',
    'email email email email',
    'phone tel numeric tel-national',
    'hotel text - -',
    'date date - -',
    'adults number numeric -',
    'children number numeric -',
    'days number numeric -',
  ],
  async fill(page: Page) {
    await page.getByLabel('Name').fill(visitor.name)
    await page.getByLabel('Email').fill(visitor.email)
    await page.getByLabel('Phone').fill('9876543210')
  },
  send: 'Send request',
  failure: 'An error occurred while sending your request. Please try again.',
  success: 'Your booking request has been sent successfully!',
}

const forms: Record<string, Form> = {
  'of a travel package': {
    ...booking,
    async open(page) {
      await openFirst(page, '/travel-packages', 'Tulip Week in Srinagar')
      await page.getByRole('link', { name: 'Book Now' }).first().click()
    },
  },
  'of a hotel': {
    ...booking,
    async open(page) {
      await openFirst(page, '/hotels', hotel)
      await page.getByRole('article').filter({ hasText: room }).getByText('Book Now').click()
    },
  },
  'of a room': {
    ...booking,
    success: 'Form submitted successfully!',
    async open(page) {
      const { $values } = await (await page.request.get('/api/Hotel')).json()
      await page.goto(`/contact-form/${$values[0].hotelRooms.$values[0].id}`)
    },
  },
  'of a contact request': { ...request, open: (page) => page.goto('/contact') },
  'of an adventure': {
    ...request,
    async open(page) {
      const { $values } = await (await page.request.get('/api/Adventure')).json()
      await page.goto(`/contact-form-adventure/${$values[0].id}`)
    },
  },
  'of a partner': {
    open: (page) => page.goto('/partnersContact'),
    fields: [
      'name text - name',
      'email email email email',
      'phone tel tel tel',
      'company text - organization',
      'address text - street-address',
      'message textarea - -',
    ],
    async fill(page) {
      await page.getByLabel('Name').fill(visitor.name)
      await page.getByLabel('Email').fill(visitor.email)
    },
    send: 'Become a Partner Now',
    failure: 'Error submitting form. Please try again.',
    success: 'Form submitted successfully! We will get back to you.',
  },
}

const fieldsOf = (page: Page) =>
  page
    .locator('.enquiry-form .input:not(select, [readonly])')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, type, inputMode, autocomplete }) =>
        [name, type, inputMode, autocomplete].map((value) => value || '-').join(' '),
      ),
    )

for (const [name, { open, fields, fill, send, failure, success }] of Object.entries(forms)) {
  test(`the form ${name} asks rightly, survives a failing server, and says what happens next`, async ({
    page,
    server,
  }) => {
    await open(page)
    await live(page)
    await expect(page.getByRole('button', { name: send })).toBeVisible()
    expect(await fieldsOf(page)).toEqual(fields)
    await fill(page)
    const said = page.getByRole('main').getByRole('alert')
    await withoutTable(server, 'enquiries', async () => {
      await page.getByRole('button', { name: send }).click()
      await expect(said).toHaveText(failure)
      await expect(said).toBeFocused()
    })
    await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
    await page.getByRole('button', { name: send }).click()
    const kept = page.getByRole('status').filter({ hasText: success })
    await expect(kept).toContainText(/Your reference is KE-\w{6}\./)
    await expect(kept).toContainText(/What happens next: \w+/)
    await expect(said).toHaveCount(0)
  })
}

test('who writes too often is told so in the page, with what was typed', async ({ page }) => {
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
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill('Once more')
  await page.getByRole('button', { name: 'Become a Partner Now' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Error submitting form. Please try again.',
  )
  await expect(page.getByLabel('Message')).toHaveValue('Once more')
})
