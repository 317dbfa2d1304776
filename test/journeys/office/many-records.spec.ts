import { expect, type Page } from '@playwright/test'
import { openNewQuote } from '../support/quotes.ts'
import { fillRateBook } from '../support/rate-book.ts'
import { press, sees } from '../support/screen.ts'
import { openScreen, test } from '../support/staff.ts'

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
  await addMany(page)
  await openScreen(page, '/admin/local-costs', 'Local costs')
  const place = page.getByLabel('Place', { exact: true })
  const find = page.getByRole('searchbox', { name: 'Search for a place', exact: true })
  await expect(page.getByText('The list below has the first 1,000.')).toHaveCount(2)
  await expect(place.getByRole('option', { name: last })).toHaveCount(0)
  await page.getByLabel('What is paid for').fill('Pony to the meadow')
  await page.getByLabel('Lowest amount').fill('700')
  await find.fill(last)
  await place.selectOption({ label: last })
  await expect(page.getByLabel('What is paid for')).toHaveValue('Pony to the meadow')
  await find.fill('gulmarg')
  await expect(place.getByRole('option', { name: 'Gulmarg', exact: true })).toHaveCount(1)
  await expect(place.locator('option:checked')).toHaveText(last)
  await press(page, 'Add Local Cost')
  await sees(page, 'Local cost added successfully!')
  await page.getByRole('searchbox', { name: 'Search for a place to show' }).fill(last)
  await page.getByLabel('Show costs at').selectOption({ label: last })
  await sees(page, /^Shown on the pages of /)

  await fillRateBook(request, ownerToken)
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
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await press(page, /^Zabarwan Houseboats, Deluxe cabin/)
  await sees(page, 'Zabarwan Houseboats, Deluxe cabin, MAP')
})
