import { expect, type Page } from '@playwright/test'
import { newestEnquiry } from '../../support/enquiries.ts'
import { addressOf, openBooking } from '../../support/public-pages.ts'
import { press, sees } from '../../support/screen.ts'
import { holdReads } from '../../support/staff.ts'
import {
  fillBooking,
  fillContact,
  inDays,
  live,
  open,
  test,
  visitor,
} from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers' })

/** Opens the form of a page whose scripts load only when the returned function is called. */
async function openWithoutScripts(page: Page, address: string) {
  const loadScripts = await holdReads(page, '**/assets/*.js')
  await page.goto(`${address}#book`, { waitUntil: 'domcontentloaded' })
  return async () => {
    loadScripts()
    await live(page)
    await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
  }
}

/** Sends the form, under a name of its own, since the same again would be taken for sent twice. */
async function sentBooking(page: Page, token: string, name: string) {
  await page.getByLabel('Name').fill(name)
  await press(page, 'Send booking enquiry')
  const said = page.getByRole('status').filter({ hasText: 'successfully!' })
  await expect(said).toBeVisible()
  const enquiry = await newestEnquiry(page, token)
  await expect(said).toContainText(enquiry.reference)
  return enquiry
}

const leave = (page: Page) => page.goto('about:blank')

test('a departure chosen before scripts run sets its dates', async ({ page, ownerToken }) => {
  const address = await addressOf('/travel-package/{TravelPackage}', page.request)
  const departure = page.getByLabel('Departure')
  const end = page.getByLabel('End date')
  async function expectDeparture(endDate: string | RegExp) {
    await expect(page.getByLabel('Start date')).toHaveValue(/^\d{4}-03-28$/)
    await expect(end).toHaveValue(endDate)
    await expect(departure.locator('option:checked')).toContainText('28 March to 2 April')
  }
  let loadScripts = await openWithoutScripts(page, address)
  await fillBooking(page)
  await departure.selectOption({ index: 1 })
  await loadScripts()
  await expectDeparture(/^\d{4}-04-02$/)

  const longer = (await end.inputValue()).replace(/02$/, '07')
  for (const isTypedNow of [true, false]) {
    await leave(page)
    loadScripts = await openWithoutScripts(page, address)
    if (isTypedNow) await end.fill(longer)
    await loadScripts()
    await expectDeparture(longer)
  }
  const sent = await sentBooking(page, ownerToken, 'Ruhi Dar')
  expect(sent).toMatchObject({ details: { endDate: longer } })

  await openBooking(page)
  await fillBooking(page)
  await leave(page)
  loadScripts = await openWithoutScripts(page, address)
  await departure.selectOption({ index: 1 })
  await loadScripts()
  await expectDeparture(/^\d{4}-04-02$/)
  const { partTitle } = await sentBooking(page, ownerToken, 'Tariq Wani')
  expect(partTitle).toMatch(/^Departure of 28 March \d{4}$/)
})

test('input and an early choice of a room stay until sent; then the form is empty', async ({
  page,
  context,
  ownerToken,
}) => {
  const drafts = (of: Page) =>
    of.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))
  const address = await addressOf('/hotel/{Hotel}', page.request)
  await open(page, address)
  await openBooking(page)
  const room = page.getByRole('combobox', { name: 'Room' })
  const second = (await room.getByRole('option').nth(2).getAttribute('value')) ?? ''
  async function expectBooking() {
    await expect(room).toHaveValue(second)
    const answers = { Name: visitor.name, Email: visitor.email, Adults: '2' }
    for (const [label, text] of Object.entries({ ...answers, 'Start date': inDays(30) })) {
      await expect(page.getByLabel(label)).toHaveValue(text)
    }
    await sees(page, 'Number of days: 5')
  }
  await room.selectOption(second)
  await fillBooking(page)
  await page.getByRole('main').getByRole('link', { name: 'privacy policy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expectBooking()
  await page.reload()
  await live(page)
  await expectBooking()
  const otherTab = await context.newPage()
  await otherTab.goto(page.url())
  expect(await drafts(otherTab)).toEqual([])

  await leave(page)
  const loadScripts = await openWithoutScripts(page, address)
  await room.selectOption({ index: 1 })
  const [name] = ((await room.locator('option:checked').textContent()) ?? '').split(', ₹')
  await loadScripts()
  const sent = await sentBooking(page, ownerToken, 'Shafiq Lone')
  expect(sent).toMatchObject({ form: 'hotel', partTitle: name })
  expect(await drafts(page)).toEqual([])

  await open(page, '/contact')
  await fillContact(page, visitor.name)
  await press(page, 'Send request')
  const said = page.getByRole('status').filter({ hasText: 'has been sent successfully!' })
  await expect(said).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('')
})
