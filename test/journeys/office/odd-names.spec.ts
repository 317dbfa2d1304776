import { expect, type Page } from '@playwright/test'
import { lostText, overhang } from '../support/lost-text.ts'
import { completeVersion, sendQuote, writeQuote } from '../support/quotes.ts'
import { openScreen, test } from '../support/staff.ts'

test.use({
  ownServer: 'with other writers',
  viewport: { width: 320, height: 740 },
  hasTouch: true,
  isMobile: true,
})

/** A word without a break, of a name's maximum length. */
const word = 'Zabardast'.repeat(11).slice(0, 60)

const { options, guest } = completeVersion()
const oddVersion = {
  ...completeVersion(),
  guest: { ...guest, name: word, email: `${word}@example.in` },
  options: [...options, ...options].map((option, at) => ({
    ...option,
    ...{ id: `option-${at}`, name: `${at}${word.slice(1)}` },
    lines: option.lines.map((line) => ({ ...line, text: word })),
  })),
  days: [{ id: 'day-1', day: 1, place: word, title: word, text: word.repeat(4), picture: null }],
}

async function expectToFit(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect.soft(await overhang(page), path).toBeLessThanOrEqual(0)
  expect.soft(await lostText(page), path).toEqual([])
}

test('long words stay within quotes, users, suppliers and itineraries, a text’s toolbar within its form, and new prices within their dialog', async ({
  page,
  request,
  ownerToken,
}) => {
  test.slow()
  const headers = { authorization: `Bearer ${ownerToken}` }
  const post = async (path: string, data: object) =>
    (await request.post(`/api/${path}`, { headers, data })).json()
  await post('User/register', {
    userName: word,
    email: 'odd@example.in',
    password: 'chinar-leaf-26',
  })
  const supplier = await post('suppliers', { name: word, kind: 'hotel', place: word })
  const rate = { item: word, season: word, from: '2027-01-01', to: '2027-02-28', plan: 'CP' }
  await post(`suppliers/${supplier.id}/rates`, { ...rate, prices: { double: 4000 } })
  const draft = await writeQuote(request, ownerToken, oddVersion)
  const sent = await writeQuote(request, ownerToken, oddVersion)
  await sendQuote(request, ownerToken, sent.id)
  const { $values: packages } = await (await request.get('/api/TravelPackage')).json()
  const { id: travelPackageId } = packages.at(-1)
  const day = { id: 0, dayNumber: 9, title: word, details: word.repeat(4), travelPackageId }
  await post('TravelPackageDayWiseItinerary', day)

  await expectToFit(page, '/admin/users', 'Users')
  await expectToFit(page, '/admin/rates', 'Rate book')
  await expectToFit(page, `/admin/rates/${supplier.id}`, word)
  await expectToFit(page, '/admin/quotes', 'Quotes')
  await expectToFit(page, `/admin/quotes/${draft.id}`, word)
  await page.locator('#trip').tap()
  await page.getByRole('button', { name: 'Child', exact: true }).tap()
  expect.soft(await overhang(page), 'the trip').toBeLessThanOrEqual(0)
  expect.soft(await lostText(page), 'the trip').toEqual([])
  for (const part of ['Days', 'Lines', 'Price']) {
    await page.getByRole('button', { name: part, exact: true }).tap()
    expect.soft(await overhang(page), part).toBeLessThanOrEqual(0)
    expect.soft(await lostText(page), part).toEqual([])
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport()
  }
  await expectToFit(page, `/admin/quotes/${sent.id}`, word)
  const days = `/admin/itenaries?travelPackageId=${travelPackageId}`
  await expectToFit(page, days, 'Manage Itineraries')

  await openScreen(page, `/admin/travel?edit=${travelPackageId}`, 'Travel Package Form')
  const form = page.locator('form').last()
  const right = async (target: ReturnType<Page['locator']>) => {
    const box = await target.boundingBox()
    return (box?.x ?? Number.NaN) + (box?.width ?? 0)
  }
  const edge = await right(form)
  for (const label of ['Questions and answers', 'Cancellation policy']) {
    const area = form.getByLabel(label)
    await area.scrollIntoViewIfNeeded()
    expect(await right(area)).toBeLessThan(edge)
  }
  expect(await right(form.getByRole('button', { name: 'Bold' }).last())).toBeLessThan(edge)
  const sections = form.getByRole('navigation', { name: 'Sections of the form' }).getByRole('list')
  await expect(sections).toHaveCSS('mask-image', /^linear-gradient\(to right, /)

  const { $values: villas } = await (await request.get('/api/Villa')).json()
  const priced = { title: word, price: '9000' }
  await request.put(`/api/Villa/${villas[0].id}`, { headers, multipart: priced })
  await openScreen(page, '/admin/villas', 'Villas Management')
  await page.getByRole('button', { name: 'Select several' }).tap()
  await page.getByRole('button', { name: 'Change prices' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await dialog.getByLabel('Percent').fill('10')
  const row = dialog.getByRole('row', { name: word })
  const [inner, outer] = [await row.boundingBox(), await dialog.boundingBox()]
  expect((inner?.x ?? Number.NaN) + (inner?.width ?? 0)).toBeLessThan(
    (outer?.x ?? 0) + (outer?.width ?? 0),
  )
})
