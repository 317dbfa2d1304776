import { expect, type Page } from '@playwright/test'
import { newestEnquiry } from '../../support/enquiries.ts'
import { addressOf, openBooking } from '../../support/public-pages.ts'
import { link, press, sees } from '../../support/screen.ts'
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

/** Opens the form of a page, does this before its scripts load, and waits for what was typed before. */
async function openForm(page: Page, address: string, beforeScripts?: () => Promise<unknown>) {
  await page.goto('about:blank')
  const loadScripts = await holdReads(page, '**/assets/*.js')
  await page.goto(`${address}#book`, { waitUntil: 'domcontentloaded' })
  await beforeScripts?.()
  loadScripts()
  await live(page)
  await expect(page.getByLabel('Name')).toHaveValue(visitor.name)
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

test('a departure chosen before scripts run sets its dates', async ({ page, ownerToken }) => {
  const address = await addressOf('/travel-package/{TravelPackage}', page.request)
  const departure = page.getByLabel('Departure')
  const end = page.getByLabel('End date')
  const choose = () => departure.selectOption({ index: 1 })
  async function expectDeparture(endDate: string | RegExp) {
    await expect(page.getByLabel('Start date')).toHaveValue(/^\d{4}-03-28$/)
    await expect(end).toHaveValue(endDate)
    await expect(departure.locator('option:checked')).toContainText('28 March to 2 April')
  }
  await openForm(page, address, async () => {
    await fillBooking(page)
    await choose()
  })
  await expectDeparture(/^\d{4}-04-02$/)
  const longer = (await end.inputValue()).replace(/02$/, '07')
  for (const type of [() => end.fill(longer), undefined]) {
    await openForm(page, address, type)
    await expectDeparture(longer)
  }
  const sent = await sentBooking(page, ownerToken, 'Ruhi Dar')
  expect(sent).toMatchObject({ details: { endDate: longer } })

  await openBooking(page)
  await fillBooking(page)
  await openForm(page, address, choose)
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
  await open(page, '/hotel/{Hotel}')
  await openBooking(page)
  const room = page.getByRole('combobox', { name: 'Room' })
  const second = (await room.getByRole('option').nth(2).getAttribute('value')) ?? ''
  async function expectBooking() {
    const answers = { Name: visitor.name, Email: visitor.email, Adults: '2', Room: second }
    for (const [label, text] of Object.entries({ ...answers, 'Start date': inDays(30) })) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    }
    await sees(page, 'Number of days: 5')
  }
  await room.selectOption(second)
  await fillBooking(page)
  await link(page.getByRole('main'), 'privacy policy').click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expectBooking()
  await page.reload()
  await live(page)
  await expectBooking()
  const address = page.url().replace(/#.*/, '')
  const otherTab = await context.newPage()
  await otherTab.goto(address)
  expect(await drafts(otherTab)).toEqual([])

  let chosen = ''
  await openForm(page, address, async () => {
    await room.selectOption({ index: 1 })
    chosen = (await room.locator('option:checked').textContent()) ?? ''
  })
  const sent = await sentBooking(page, ownerToken, 'Shafiq Lone')
  expect(sent).toMatchObject({ form: 'hotel', partTitle: chosen.split(', ₹')[0] })
  expect(await drafts(page)).toEqual([])

  await open(page, '/contact')
  for (const name of [visitor.name, 'Ruhi Dar']) {
    await fillContact(page, name)
    await press(page, 'Send request')
    const said = page.getByRole('status').filter({ hasText: 'has been sent successfully!' })
    await expect(said).toBeFocused()
    await expect(page.getByLabel('Name')).toHaveValue('')
  }
})
