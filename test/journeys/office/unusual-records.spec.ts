import { expect, type Locator } from '@playwright/test'
import { expectFit, expectNothingLost } from '../support/fit.ts'
import { completeVersion, openNewQuote, saved, sendQuote, writeQuote } from '../support/quotes.ts'
import { fillRateBook } from '../support/rate-book.ts'
import { button, field, link, phone, press, sees } from '../support/screen.ts'
import { followTo, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', ...phone, viewport: { width: 320, height: 740 } })

/** A word without a break, of a name's maximum length. */
const word = 'Zabardast'.repeat(11).slice(0, 60)

const urdu = 'جنت نظیر کشمیر کی سیر ڈل جھیل نشاط باغ اور گلمرگ کے برف پوش پہاڑ'

const { options, guest } = completeVersion()
const oddVersion = {
  guest: { ...guest, name: word, email: `${word}@example.in` },
  options: [...options, ...options].map((option, at) => ({
    ...option,
    ...{ id: `option-${at}`, name: `${at}${word.slice(1)}` },
    lines: option.lines.map((line) => ({ ...line, text: word })),
  })),
  days: [{ id: 'day-1', day: 1, place: word, title: word, text: word.repeat(4), picture: null }],
}

test('long words and Urdu names keep their places', async ({ page, api, ownerToken }) => {
  test.slow()
  const post = (path: string, data: object) => api.post(`/api/${path}`, data)
  const email = 'odd@example.in'
  const enquire = (name: string) => post('partners', { name, email, message: 'May' })
  await post('User/register', { userName: word, email, password: 'chinar-leaf-26' })
  const enquiry = await enquire(word)
  await enquire(urdu)
  const answered = await enquire('Gurpreet Singh')
  await api.put(`/api/Enquiry/${answered.id}`, { status: 'contacted', followUpOn: '2025-12-02' })
  const supplier = await post('suppliers', { name: word, kind: 'hotel', place: word })
  const rate = { item: word, season: word, from: '2027-01-01', to: '2027-02-28', plan: 'CP' }
  await post(`suppliers/${supplier.id}/rates`, { ...rate, prices: { double: 4000 } })
  const draft = await writeQuote(page.request, ownerToken, oddVersion)
  const sent = await writeQuote(page.request, ownerToken, oddVersion)
  await sendQuote(page.request, ownerToken, sent.id)
  // Other journeys count the days of the first package.
  const { id: travelPackageId } = (await api.list('/api/TravelPackage')).at(-1)
  const day = { id: 0, dayNumber: 9, title: word, details: word.repeat(4), travelPackageId }
  await post('TravelPackageDayWiseItinerary', day)
  const [villa] = await api.list('/api/Villa')
  await api.put(`/api/Villa/${villa.id}`, { title: word, price: '9000' }, 'multipart')

  await openScreen(page, `/admin/quotes/${draft.id}`, word)
  await page.locator('#trip').tap()
  await button(page, 'Child').tap()
  await expectFit(page, 'the trip')
  for (const part of ['Days', 'Lines', 'Price']) {
    await button(page, part).tap()
    if (part === 'Lines') await page.getByRole('button', { name: word }).first().tap()
    await expectFit(page, part, part === 'Price' ? 'dark' : undefined)
    await expect(button(page, 'Send')).toBeInViewport()
  }
  await button(page, 'Lines').tap()
  await button(page, 'Add from the rate book').tap()
  const dialog = page.getByRole('dialog')
  for (const what of ['suppliers', 'rates']) {
    await dialog.getByRole('button', { name: word }).first().waitFor()
    await expectFit(page, what)
    await dialog.getByRole('button', { name: word }).first().tap()
  }
  await button(dialog, 'Done').tap()
  // Large letters leave the fields in reach.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await button(page, 'Days').tap()
  await expectNothingLost(page, 'in large text')
  await page.evaluate(() => document.documentElement.removeAttribute('style'))

  for (const [path, heading] of Object.entries({
    '/admin/users': 'Users',
    '/admin/rates': 'Rate book',
    [`/admin/rates/${supplier.id}`]: word,
    [`/admin/itenaries?travelPackageId=${travelPackageId}`]: 'Manage Itineraries',
    [`/admin/quotes/${sent.id}`]: word,
    '/admin/quotes': 'Quotes',
    [`/admin/enquiries/${enquiry.id}`]: word,
  })) {
    await followTo(page, path, heading)
    await expectNothingLost(page, path)
  }
  await link(page, `Mail ${word}: Quote follows`).tap()
  await expect(field(page, 'Text to send')).toBeFocused()
  await expectFit(page, 'the answer')

  await followTo(page, '/admin/travel?edit=20', 'Travel Package Form')
  const form = page.locator('form').last()
  const edge = await right(form)
  for (const control of [
    field(form, 'Questions and answers'),
    field(form, 'Cancellation policy'),
    button(form, 'Bold').last(),
  ]) {
    expect(await right(control)).toBeLessThan(edge)
  }
  const sections = form.getByRole('navigation', { name: 'Sections of the form' }).getByRole('list')
  await expect(sections).toHaveCSS('mask-image', /^linear-gradient\(to right, /)

  await followTo(page, '/admin/villas', 'Villas Management')
  await button(page, 'Select several').tap()
  await button(page, 'Change prices').tap()
  await field(dialog, 'Percent').fill('10')
  expect(await right(dialog.getByRole('row', { name: word }))).toBeLessThan(await right(dialog))
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 740 })
  await followTo(page, '/admin/enquiries', 'Enquiries')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Gurpreet Singh' })
  await expect(row).toContainText('Due 2 Dec 2025')
  await expect(row.getByText('Contacted').filter({ visible: true })).toHaveCount(1)
  expect(await cutOff(link(row, 'Gurpreet Singh'))).toBeLessThan(1)
  // One from right to left is cut at its end, which is on the left.
  const cut = link(page, urdu).first()
  expect(await cutOff(cut)).toBeGreaterThan(0)
  await expect(cut).toHaveCSS('direction', 'rtl')
  const isBeginningSeen = await cut.evaluate((shown) => {
    const range = document.createRange()
    range.setStart(shown.firstChild ?? shown, 0)
    range.setEnd(shown.firstChild ?? shown, 8)
    const [text, box] = [range.getBoundingClientRect(), shown.getBoundingClientRect()]
    return text.width > 0 && text.left >= box.left - 1 && text.right <= box.right + 1
  })
  expect(isBeginningSeen).toBe(true)
})

const right = (target: Locator) =>
  target.evaluate((element) => element.getBoundingClientRect().right)

/** By how many pixels its content is wider. */
const cutOff = (target: Locator) =>
  target.evaluate((element) => element.scrollWidth - element.clientWidth)

test('finds a supplier beyond the first five hundred', async ({ page, request, ownerToken }) => {
  await fillRateBook(request, ownerToken)
  await page.route('**/api/suppliers?pageSize=500', (route) =>
    route.fulfill({ json: { $values: [] }, headers: { 'X-Total-Count': '510' } }),
  )
  await openNewQuote({ page, request, ownerToken })
  await press(page, 'Lines')
  await press(page, 'Add from the rate book')
  const dialog = page.getByRole('dialog')
  await sees(dialog, 'Some of the suppliers are below.')
  const search = dialog.getByRole('searchbox', { name: 'Find a supplier' })
  await search.fill('nobody at all')
  await sees(dialog, 'No supplier has this name.')
  await search.fill('zabarwan houseboat')
  await press(dialog, /^Zabarwan Houseboats/)
  await press(dialog, /^Deluxe cabin/)
  await press(dialog, 'Done')
  await saved(page)
  await page.reload()
  await press(page, 'Lines')
  await press(page, /^Zabarwan Houseboats, Deluxe cabin/)
  await sees(page, 'Zabarwan Houseboats, Deluxe cabin, MAP')
})
