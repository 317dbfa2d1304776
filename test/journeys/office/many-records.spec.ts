import { expect, type Page } from '@playwright/test'
import { openNewQuote, saved } from '../support/quotes.ts'
import { fillRateBook } from '../support/rate-book.ts'
import { field, fill, press, sees } from '../support/screen.ts'
import { followTo, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

/** As if a thousand destinations and five hundred suppliers came before the stored ones. */
async function addMany(page: Page) {
  await page.route('**/api/Destination?*', (route) => {
    const search = new URL(route.request().url()).searchParams
    if (search.has('q')) return route.fallback()
    const first = 1_000_000 + Number(search.get('page')) * 250
    const $values = Array.from({ length: 250 }, (_, at) => ({ id: first + at, title: 'Aru' }))
    return route.fulfill({ json: { $values } })
  })
  await page.route('**/api/suppliers?pageSize=500', (route) =>
    route.fulfill({ json: { $values: [] }, headers: { 'X-Total-Count': '510' } }),
  )
}

const last = 'Sonamarg'

test('finds a place beyond the first thousand, and a supplier beyond the first five hundred', async ({
  page,
  request,
  ownerToken,
}) => {
  await fillRateBook(request, ownerToken)
  await addMany(page)
  await openNewQuote({ page, request, ownerToken })
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
  await press(page, /^Zabarwan Houseboats, Deluxe cabin/)
  await sees(page, 'Zabarwan Houseboats, Deluxe cabin, MAP')

  await followTo(page, '/admin/local-costs', 'Local costs')
  const place = field(page, 'Place')
  await expect(page.getByText('The list below has the first 1,000.')).toHaveCount(2)
  await expect(place.getByRole('option', { name: last })).toHaveCount(0)
  await fill(page, { 'What is paid for': 'Pony to the meadow', 'Lowest amount': '700' })
  const find = page.getByRole('searchbox', { name: 'Search for a place', exact: true })
  await find.fill(last)
  await place.selectOption({ label: last })
  await find.fill('gulmarg')
  await expect(place.getByRole('option', { name: 'Gulmarg', exact: true })).toHaveCount(1)
  await expect(place.locator('option:checked')).toHaveText(last)
  await press(page, 'Add Local Cost')
  await sees(page, 'Local cost added successfully!')
  await expect(page.getByText('Pony to the meadow', { exact: true })).toBeVisible()
})
