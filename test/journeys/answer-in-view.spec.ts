import { expect, type Page } from '@playwright/test'
import { addressOf } from './public-pages.ts'
import { closeOffer, fillBooking, live, test, visitor } from './visitor.ts'

const phone = { width: 360, height: 640 }

// A server of its own: it takes more forms than one visitor may send.
test.use({ variables: { JOURNEY: 'answers' }, viewport: phone })

const booked = 'Booking inquiry submitted successfully!'

const listings = [
  ...['/hotel/{Hotel}', '/villas/{Villa}', '/travel-package/{TravelPackage}'],
  ...['/transportation/{Transportation}', '/adventure/{Adventure}', '/photoShoots/{Shoot}'],
  ...['/eventManagement/{EventManagement}', '/wellness/{Relaxation}'],
]

async function book(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().click()
  await fillBooking(page)
  await page.getByRole('button', { name: 'Send booking inquiry' }).click()
}

async function ask(page: Page, button: string) {
  await page.getByLabel('Name').fill(visitor.name)
  await page.getByLabel('Email').fill(visitor.email)
  await page.getByLabel('Phone').fill('9876543210')
  await page.getByRole('button', { name: button }).click()
}

const forms = [
  ...listings.map((address) => ({ address, said: booked, send: book })),
  {
    address: '/contact-form/{room}',
    said: 'Form submitted successfully!',
    async send(page: Page) {
      await fillBooking(page)
      await page.getByRole('button', { name: 'Send booking inquiry' }).click()
    },
  },
  {
    address: '/contact',
    said: 'Your booking request has been sent successfully!',
    send: (page: Page) => ask(page, 'Send request'),
  },
  {
    address: '/contact-form-adventure/{Adventure}',
    said: 'Your booking request has been sent successfully!',
    send: (page: Page) => ask(page, 'Send request'),
  },
  {
    address: '/partnersContact',
    said: 'Form submitted successfully! We will get back to you.',
    send: (page: Page) => ask(page, 'Become a Partner Now'),
  },
]

/** The words of a success lie whole in the window, below the header and above the bar of a phone. */
async function expectInView(page: Page, said: string) {
  const words = page.getByRole('status').getByText(said, { exact: true })
  await expect(words).toBeInViewport({ ratio: 1 })
  const box = await words.boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN)
  expect(box?.y).toBeLessThan(phone.height / 2)
}

for (const { address, said, send } of forms) {
  test(`what ${address} says after it was sent is in view and has the focus`, async ({ page }) => {
    await closeOffer(page)
    await page.goto(await addressOf({ address }, page.request))
    await live(page)
    await send(page)
    await expect(page.getByRole('status').filter({ hasText: said })).toBeFocused()
    await expectInView(page, said)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { address, said, send } of forms) {
    test(`the page that ${address} answers with begins with the words`, async ({ page }) => {
      await page.goto(await addressOf({ address }, page.request))
      await send(page)
      await expectInView(page, said)
    })
  }

  test('after an inquiry the form can be opened again', async ({ page }) => {
    await page.goto(await addressOf({ address: '/villas/{Villa}' }, page.request))
    await book(page)
    await page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().click()
    await expect(page.getByRole('button', { name: 'Send booking inquiry' })).toBeVisible()
  })
})
