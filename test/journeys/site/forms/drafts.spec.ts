import { expect, type Page } from '@playwright/test'
import { addressOf } from '../../support/public-pages.ts'
import { closeOffer, fillBooking, inDays, live, test, visitor } from '../../support/visitor.ts'

test.use({ ownServer: {} })

const policy = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))

async function open(page: Page, address: string) {
  await closeOffer(page)
  await page.goto(await addressOf({ address }, page.request))
  await live(page)
}

test('a booking’s input survives a visit to another page until it is sent', async ({
  page,
  context,
}) => {
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

  async function expectBooking() {
    await expect(room).toHaveValue(second)
    await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
    await expect(page.getByLabel('Start date')).toHaveValue(inDays(30))
    await expect(page.getByLabel('Adults')).toHaveValue('2')
    await expect(page.getByText('Number of days: 5')).toBeVisible()
  }
})

test('input on /contact survives it too', async ({ page }) => {
  await open(page, '/contact')
  await page.getByLabel('Name').fill(visitor.name)
  await page.getByLabel('Email').fill(visitor.email)
  await policy(page)
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  await expect(page.getByLabel('Email')).toHaveValue(visitor.email)
})
