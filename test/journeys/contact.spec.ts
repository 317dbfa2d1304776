import { expect, type Page } from '@playwright/test'
import { newestEnquiry } from './kind-pages.ts'
import { live, test, visitor } from './visitor.ts'

const sendRequest = (page: Page) => page.getByRole('button', { name: 'Send request' })
const sendPartner = (page: Page) => page.getByRole('button', { name: 'Become a Partner Now' })
const requestSent = 'Your booking request has been sent successfully!'
const partnerSent = 'Form submitted successfully! We will get back to you.'

async function fillRequest(page: Page) {
  await page.getByLabel('Name').fill(visitor.name)
  await page.getByLabel('Email').fill(visitor.email)
  await page.getByLabel('Phone').fill('9876543210')
}

// A form that is sent before its rules have come is refused by the server instead.
test.use({ expected: /400/ })

test('a contact request starts with 1, 0 and 1, says what is missing, and is kept', async ({
  page,
  ownerToken,
}) => {
  await page.goto('/contact')
  await live(page)
  await expect(page.getByLabel('Adults')).toHaveValue('1')
  await expect(page.getByLabel('Children')).toHaveValue('0')
  await expect(page.getByLabel('Days')).toHaveValue('1')
  await page.getByLabel('Phone').fill('+91 987')
  await sendRequest(page).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Please fill out all required fields.',
    'Phone number must contain only digits.',
  ])
  await expect(page.locator('.field-error')).toHaveCount(3)

  await fillRequest(page)
  await page.getByLabel('Hotel').fill('Zabarwan View')
  await page.getByLabel('Days').fill('4')
  await sendRequest(page).click()
  const said = page.getByRole('status').filter({ hasText: requestSent })
  await expect(said).toBeFocused()
  await expect(said).toBeInViewport()
  await expect(page.getByLabel('Name')).toHaveValue('')
  expect(await newestEnquiry(page, ownerToken)).toMatchObject({
    form: 'contact',
    email: visitor.email,
    details: { hotel: 'Zabarwan View', adults: 1, children: 0, days: 4 },
  })
})

test('the request of an adventure has it filled in', async ({ page, ownerToken }) => {
  await page.goto('/adventure')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: /contact request/ }).click()
  await expect(page).toHaveURL(/\/contact-form-adventure\/\d+$/)
  const { pathname } = new URL(page.url())
  await expect(page.getByLabel('Hotel or adventure')).toHaveValue('Rafting on the Lidder')
  await fillRequest(page)
  await sendRequest(page).click()
  await expect(page.getByText(requestSent)).toBeVisible()
  expect(await newestEnquiry(page, ownerToken)).toMatchObject({
    kind: 'Adventure',
    listingId: Number(pathname.split('/').at(-1)),
  })
})

test('an adventure that does not exist has no form', async ({ request }) => {
  expect((await request.get('/contact-form-adventure/999999')).status()).toBe(404)
})

test('a partner request needs a name and an email, and starts anew once it is kept', async ({
  page,
  ownerToken,
}) => {
  await page.goto('/partnersContact')
  await live(page)
  await expect(page.getByRole('heading', { name: 'Become a Partner today' })).toBeVisible()
  await page.getByLabel('Company').fill('Chinar Cabs')
  await sendPartner(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Name is required',
    'Email is required',
  ])
  await page.getByLabel('Name').fill('Bilal')
  await page.getByLabel('Email').fill('bilal@example.in')
  await page.getByLabel('Address').fill('Rajbagh')
  await page.getByLabel('Message').fill('Four cars\nand a van')
  await sendPartner(page).click()
  await expect(page.getByText(partnerSent)).toBeVisible()
  for (const label of ['Name', 'Email', 'Phone', 'Address', 'Company', 'Message']) {
    await expect(page.getByLabel(label)).toHaveValue('')
  }
  expect(await newestEnquiry(page, ownerToken)).toMatchObject({
    form: 'partner',
    name: 'Bilal',
    details: { company: 'Chinar Cabs', address: 'Rajbagh', message: 'Four cars\nand a van' },
  })
})

test.describe('over a bad line', () => {
  test.use({ expected: /ERR_INTERNET_DISCONNECTED|Please try again/ })

  for (const { path, send, message } of [
    {
      path: '/contact',
      send: sendRequest,
      message: 'An error occurred while sending your request. Please try again.',
    },
    {
      path: '/partnersContact',
      send: sendPartner,
      message: 'Error submitting form. Please try again.',
    },
  ]) {
    test(`${path} keeps what was typed`, async ({ page, context }) => {
      await page.goto(path)
      await live(page)
      await fillRequest(page)
      await context.setOffline(true)
      await send(page).click()
      await expect(page.getByRole('alert')).toHaveText(message)
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
      await expect(page.getByLabel('Phone')).toHaveValue('9876543210')
    })
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a contact request says what is wrong, and is kept once it is right', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Noor')
    await sendRequest(page).click()
    await expect(page.getByRole('alert')).toContainText('Please fill out all required fields.')
    await expect(page.getByLabel('Name')).toHaveValue('Noor')
    await fillRequest(page)
    await sendRequest(page).click()
    await expect(page.getByText(requestSent)).toBeInViewport()
    await expect(page.getByLabel('Name')).toHaveValue('')
  })

  test('the request of an adventure is kept', async ({ page, ownerToken }) => {
    await page.goto('/adventure')
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await page.getByRole('link', { name: /contact request/ }).click()
    await sendRequest(page).click()
    await expect(page.getByRole('alert')).toContainText('Please fill out all required fields.')
    await expect(page.getByLabel('Hotel or adventure')).toHaveValue('Rafting on the Lidder')
    await fillRequest(page)
    await page.getByLabel('Name').fill('Nighat')
    await sendRequest(page).click()
    await expect(page.getByText(requestSent)).toBeInViewport()
    expect(await newestEnquiry(page, ownerToken)).toMatchObject({
      name: 'Nighat',
      kind: 'Adventure',
      listingTitle: 'Rafting on the Lidder',
    })
  })

  test('a partner request says what is wrong, and is kept once it is right', async ({
    page,
    ownerToken,
  }) => {
    await page.goto('/partnersContact')
    await page.getByLabel('Name').fill('Ghulam')
    await page.getByLabel('Company').fill('Ghulam and Sons')
    await sendPartner(page).click()
    await expect(page.getByRole('alert')).toContainText('Email is required')
    await expect(page.getByLabel('Company')).toHaveValue('Ghulam and Sons')
    await page.getByLabel('Email').fill('ghulam@example.in')
    await sendPartner(page).click()
    await expect(page.getByText(partnerSent)).toBeInViewport()
    expect(await newestEnquiry(page, ownerToken)).toMatchObject({ form: 'partner', name: 'Ghulam' })
  })
})
