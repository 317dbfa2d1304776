import { expect, type Page } from '@playwright/test'
import { newestEnquiry } from './kind-pages.ts'
import { fillBooking, inDays, live, test, visitor } from './visitor.ts'

const start = Date.UTC(2031, 4, 4, 6)
const send = (page: Page) => page.getByRole('button', { name: 'Send booking inquiry' })
const firstCard = (page: Page) =>
  page.getByRole('article').first().getByRole('heading').getByRole('link')

/** A page with its scripts in charge and the clock standing still. */
async function openStanding(page: Page, path: string) {
  await page.clock.install({ time: start - 60_000 })
  await page.clock.pauseAt(start)
  await page.goto(path)
  await page.keyboard.press('Shift')
  await live(page)
}

test('a package without lists or pictures says so', async ({ page, ownerToken }) => {
  const headers = { authorization: `Bearer ${ownerToken}` }
  const made = await page.request.post('/api/TravelPackage', {
    headers,
    multipart: { title: 'Bare Days', price: '9000', travelPackageCategoryId: '3' },
  })
  const { id } = await made.json()
  await page.goto(`/travel-package/${id}`)
  for (const text of [
    'No images available',
    'No inclusions available',
    'No exclusions available',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(links).toHaveText(['What is included', 'Book'])
  await page.request.delete(`/api/TravelPackage/${id}`, { headers })
})

test('Book Now opens the form and closes it again, and so does the link below it', async ({
  page,
}) => {
  await page.goto('/travel-packages')
  await firstCard(page).click()
  await live(page)
  const book = page.getByRole('complementary').getByRole('link', { name: 'Book Now' })
  await expect(send(page)).toBeHidden()
  await book.click()
  await expect(send(page)).toBeVisible()
  await book.click()
  await expect(send(page)).toBeHidden()
  await book.click()
  await page.getByRole('link', { name: 'Close the form' }).click()
  await expect(send(page)).toBeHidden()
})

test('the page scrolls to the form 100 ms after Book Now of a room', async ({ page }) => {
  await page.goto('/hotels')
  const path = (await firstCard(page).getAttribute('href')) ?? ''
  await openStanding(page, path)
  const book = page.locator('#rooms').getByRole('link', { name: /^Book Now/ })
  await book.first().click()
  await expect(send(page)).toBeVisible()
  const formTop = async () => (await page.locator('#booking').boundingBox())?.y ?? 0
  const before = await formTop()
  expect(before).toBeGreaterThan(300)
  await page.clock.runFor(99)
  expect(await formTop()).toBe(before)
  await page.clock.runFor(1)
  await expect.poll(formTop).toBeLessThan(200)
})

test('the greeting on the way to a package lasts 2000 ms', async ({ page }) => {
  await openStanding(page, '/travel-packages')
  await page.route(/\.data(\?|$)/, () => {})
  await firstCard(page).click()
  const greeting = page.locator('.overlay')
  await expect(greeting).toBeVisible()
  await page.clock.runFor(1999)
  await expect(greeting).toBeVisible()
  await page.clock.runFor(1)
  await expect(greeting).toHaveCount(0)
})

for (const unwanted of ['movement', 'data'] as const) {
  test(`nobody is greeted on the first load, nor where ${unwanted} is unwanted`, async ({
    page,
  }) => {
    if (unwanted === 'movement') await page.emulateMedia({ reducedMotion: 'reduce' })
    else {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    }
    await page.goto('/travel-packages')
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.overlay')) document.documentElement.dataset.greeted = ''
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await page.keyboard.press('Shift')
    await live(page)
    await firstCard(page).click()
    await expect(page).toHaveURL(/\/travel-package\/\d+$/)
    await expect(page.locator('html')).not.toHaveAttribute('data-greeted')
    await page.reload()
    await page.keyboard.press('Shift')
    await live(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-greeted')
  })
}

test.describe('a wrong answer', () => {
  test.use({ expected: /400/ })

  test('in a booking inquiry is named, each one', async ({ page }) => {
    await page.goto('/villas')
    await firstCard(page).click()
    await live(page)
    await page.getByRole('link', { name: 'Book Now' }).first().click()
    const summary = page.getByRole('alert').getByRole('link')
    await send(page).click()
    await expect(summary).toHaveText([
      'Name is required',
      'Email is required',
      'Phone is required',
      'Start date is required',
      'End date is required',
      'At least one adult is required',
    ])
    await fillBooking(page)
    await page.getByLabel('Start date').fill(inDays(-3))
    await page.getByLabel('Children').fill('-1')
    await send(page).click()
    await expect(summary).toHaveText([
      'Start date cannot be in the past',
      'Number of children cannot be negative',
    ])
  })

  test('in a contact request is named, each one', async ({ page }) => {
    await page.goto('/contact')
    await live(page)
    await page.getByLabel('Name').fill(visitor.name)
    await page.getByLabel('Email').fill(visitor.email)
    await page.getByLabel('Phone').fill('9876543210')
    await page.getByLabel('Adults').fill('0')
    await page.getByLabel('Children').fill('-1')
    await page.getByLabel('Days').fill('0')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'At least one adult is required',
      'Number of children cannot be negative',
      'At least one day is required',
    ])
  })

  test('in a partner request is named: an address that is none', async ({ page }) => {
    await page.goto('/partnersContact')
    await live(page)
    await page.getByLabel('Name').fill('Bilal')
    await page.getByLabel('Email').fill('bilal at example')
    await page.getByRole('button', { name: 'Become a Partner Now' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Invalid email format'])
  })
})

test('days are counted from the dates, never below 0, and kept so', async ({
  page,
  ownerToken,
}) => {
  await page.goto('/villas')
  await firstCard(page).click()
  await live(page)
  await page.getByRole('link', { name: 'Book Now' }).first().click()
  await expect(page.getByLabel('Adults')).toHaveValue('0')
  await expect(page.getByLabel('Children')).toHaveValue('0')
  await expect(page.getByText('Number of days: 0')).toBeVisible()
  await fillBooking(page)
  await page.getByLabel('End date').fill(inDays(28))
  await expect(page.getByText('Number of days: 0')).toBeVisible()
  await page.getByLabel('End date').fill(inDays(33))
  await expect(page.getByText('Number of days: 3')).toBeVisible()
  await send(page).click()
  await expect(page.getByText('Booking inquiry submitted successfully!')).toBeVisible()
  const { details } = await newestEnquiry(page, ownerToken)
  expect(details).toMatchObject({ numberOfDays: 3, numberOfAdults: 2, numberOfChilds: 0 })
})
