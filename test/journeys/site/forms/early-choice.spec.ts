import { expect, type Page } from '@playwright/test'
import { newestEnquiry } from '../../support/enquiries.ts'
import { addressOf, openBooking } from '../../support/public-pages.ts'
import { closeOffer, fillBooking, live, test, visitor } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

/** Fills the form without sending it, and leaves the page. */
async function leaveInput(page: Page, address: string) {
  await page.goto(address)
  await live(page)
  await openBooking(page)
  await fillBooking(page)
  await page.goto('/privacy-policy')
}

/** Opens the form of a page whose scripts load only when the returned function is called. */
async function openWithoutScripts(page: Page, address: string) {
  const loaded = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await loaded.promise
    await route.continue()
  })
  await page.goto(`${address}#book`, { waitUntil: 'domcontentloaded' })
  return async () => {
    loaded.resolve()
    await live(page)
    await page.unroute('**/assets/*.js')
  }
}

async function sentBooking(page: Page, token: string) {
  await page.getByRole('button', { name: 'Send booking enquiry' }).click()
  const said = page.getByRole('status').filter({ hasText: 'successfully!' })
  await expect(said).toBeVisible()
  const enquiry = await newestEnquiry(page, token)
  await expect(said).toContainText(enquiry.reference)
  return enquiry
}

async function expectDeparture(page: Page) {
  await expect(page.getByLabel('Start date')).toHaveValue(/^\d{4}-03-28$/)
  await expect(page.getByLabel('End date')).toHaveValue(/^\d{4}-04-02$/)
  await expect(page.getByLabel('Departure').locator('option:checked')).toContainText(
    '28 March to 2 April',
  )
}

test('a departure chosen before scripts run is sent with its dates, also after a visit with other input', async ({
  page,
  ownerToken,
}) => {
  await closeOffer(page)
  const address = await addressOf({ address: '/travel-package/{TravelPackage}' }, page.request)
  for (const [name, isReturning] of [
    ['Noor Bano', false],
    ['Tariq Wani', true],
  ] as const) {
    if (isReturning) await leaveInput(page, address)
    const loadScripts = await openWithoutScripts(page, address)
    if (!isReturning) await fillBooking(page)
    await page.getByLabel('Departure').selectOption({ index: 1 })
    await loadScripts()
    await expectDeparture(page)
    await page.getByLabel('Name').fill(name)
    const { partTitle } = await sentBooking(page, ownerToken)
    expect(partTitle).toMatch(/^Departure of 28 March \d{4}$/)
  }
})

test('an end date typed before scripts run, or on the earlier visit, is not replaced by that of the restored departure', async ({
  page,
  ownerToken,
}) => {
  await closeOffer(page)
  const address = await addressOf({ address: '/travel-package/{TravelPackage}' }, page.request)
  await page.goto(address)
  await live(page)
  await openBooking(page)
  await fillBooking(page)
  await page.getByLabel('Departure').selectOption({ index: 1 })
  await expectDeparture(page)
  const end = page.getByLabel('End date')
  const longer = (await end.inputValue()).replace(/02$/, '07')
  for (const isTypedNow of [true, false]) {
    await page.goto('/privacy-policy')
    const loadScripts = await openWithoutScripts(page, address)
    if (isTypedNow) await end.fill(longer)
    await loadScripts()
    await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
    await expect(page.getByLabel('Start date')).toHaveValue(/-03-28$/)
    await expect(end).toHaveValue(longer)
  }
  await page.getByLabel('Name').fill('Ruhi Dar')
  expect((await sentBooking(page, ownerToken)).details).toMatchObject({ endDate: longer })
})

test('a room chosen before scripts run after a visit with other input is sent', async ({
  page,
  ownerToken,
}) => {
  await closeOffer(page)
  const address = await addressOf({ address: '/hotel/{Hotel}' }, page.request)
  await leaveInput(page, address)
  const loadScripts = await openWithoutScripts(page, address)
  const room = page.getByRole('combobox', { name: 'Room' })
  await room.selectOption({ index: 2 })
  const [name] = ((await room.locator('option:checked').textContent()) ?? '').split(', ₹')
  await loadScripts()
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  // The same form again would be taken for one that is sent twice.
  await page.getByLabel('Name').fill('Shafiq Lone')
  expect(await sentBooking(page, ownerToken)).toMatchObject({ form: 'hotel', partTitle: name })
})
