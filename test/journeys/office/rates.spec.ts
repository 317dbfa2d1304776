import { expect, type Page } from '@playwright/test'
import { demoSeasons } from '../../../content/demo/rates.ts'
import { expectAccessible, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const year = new Date().getFullYear() + 1
const summer = demoSeasons().find(({ name }) => name === 'Summer')
/** A day in offices' notation: 1/4/2027. */
const dayFirst = (day = '') => day.split('-').reverse().map(Number).join('/')

const cell = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

const saved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())

async function addSupplier(page: Page, name: string) {
  await openScreen(page, '/admin/rates', 'Rate book')
  await page.getByRole('link', { name: 'Add a supplier' }).click()
  await page.getByRole('button', { name: 'Add Supplier' }).click()
  await expect(page.getByText('Name is required.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Kind').selectOption('Hotel')
  await page.getByRole('textbox', { name: 'Place' }).fill('Sonamarg')
  await page.getByLabel('WhatsApp number').fill('99060 12345')
  await page.getByRole('button', { name: 'Add Supplier' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

async function begin(page: Page) {
  await page.getByRole('button', { name: 'Add an item' }).click()
  await page.getByRole('textbox', { name: 'Item' }).fill('Glacier room')
  await page.getByLabel('Sold as').selectOption('Room, breakfast and dinner (MAP)')
  await page.getByRole('button', { name: 'Add item', exact: true }).click()
  await page.getByRole('button', { name: 'Add a season' }).click()
  await page.getByRole('textbox', { name: 'Season' }).fill('Summer')
  await page.getByLabel('From').fill(`${year}-10-31`)
  await page.getByLabel('To', { exact: true }).fill(`${year}-05-01`)
  await page.getByRole('button', { name: 'Add season', exact: true }).click()
  await expect(page.getByText('To cannot be before From.')).toBeVisible()
  await page.getByLabel('From').fill(`${year}-05-01`)
  await page.getByLabel('To', { exact: true }).fill(`${year}-10-31`)
  await page.getByRole('button', { name: 'Add season', exact: true }).click()
}

test('adds a supplier, and enters its rates in a grid by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await addSupplier(page, 'Thajiwas View')
  await begin(page)
  const double = cell(page, /^Glacier room MAP, Double, Summer/)
  await double.focus()
  await page.keyboard.type('12,500')
  await page.keyboard.press('Enter')
  const single = cell(page, /^Glacier room MAP, Single, Summer/)
  await expect(single).toBeFocused()
  await page.keyboard.type('abc')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Single must be a number.')).toBeVisible()
  await expect(single).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(single).toHaveValue('')
  await page.keyboard.type('9000')
  const stored = saved(page)
  await page.keyboard.press('Tab')
  await expect(cell(page, /^Glacier room MAP, Extra adult, Summer/)).toBeFocused()
  await stored
  await page.reload()
  await expect(double).toHaveValue('12,500')
  await expect(single).toHaveValue('9,000')

  await page.getByRole('button', { name: /^Copy Summer/ }).click()
  await page.getByLabel('Change in percent').fill('10')
  await page.getByRole('button', { name: 'Copy season', exact: true }).click()
  await expect(page.getByText('“Summer” copied: 1 rate.')).toBeVisible()
  await expect(cell(page, new RegExp(`^Glacier room MAP, Double.*1 May ${year + 1}`))).toHaveValue(
    '13,750',
  )
})

test('reports a cell that someone else changed meanwhile, and removes the last price', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/rates', 'Rate book')
  await page.getByRole('link', { name: /^Gondola counter/ }).click()
  const first = cell(page, /^Gondola, phase 1, per person, Winter/)
  await expect(first).toHaveValue('900')
  const rates = await api.list(`/api/suppliers/${page.url().split('/').at(-1)}/rates`)
  const rate = rates.find((each: { price: number }) => each.price === 900)
  await api.put(`/api/rates/${rate.id}`, { price: 950 })
  await first.fill('990')
  await first.press('Enter')
  await expect(page.getByText(/Somebody else changed it: it is ₹950 now/)).toBeVisible()
  await first.press('Enter')
  await expect(page.getByText(/Somebody else changed it/)).toHaveCount(0)
  await expect(first).toHaveValue('990')
  await first.fill('')
  await first.press('Enter')
  await expect(page.getByText(/has no rate in this season any more/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(first).toHaveValue('990')
})

test('on a phone rates are a list with a form, and a supplier is archived', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, '/admin/rates?q=wular', 'Rate book')
  await page.getByRole('link', { name: /^Wular Cabs/ }).click()
  await page.getByRole('link', { name: 'Add a rate' }).click()
  await page.getByRole('textbox', { name: 'Item' }).fill('Sumo, full day')
  await page.getByLabel('From').fill(`${year}-04-01`)
  await page.getByLabel('To', { exact: true }).fill(`${year}-10-31`)
  await page.getByRole('button', { name: 'Add Rate' }).click()
  await expect(page.getByText('Price is required where there is no meal plan.')).toBeVisible()
  await page.getByLabel('Price').fill('3,200')
  await page.getByRole('button', { name: 'Add Rate' }).click()
  const sumo = page.getByRole('region', { name: 'Sumo, full day' })
  await expect(sumo).toContainText('₹3,200 per day')
  await sumo.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByRole('textbox', { name: 'Item' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Season' }).fill('Summer')
  await page.getByRole('button', { name: 'Update Rate' }).click()
  await expect(sumo).toContainText(`Summer, 1 Apr ${year} to 31 Oct ${year}`)
  await sumo.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(sumo).toHaveCount(0)

  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText(/^Archived: no longer offered in quotes/)).toBeVisible()
  // They cover the link, and stay while the pointer is on them.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Rate book' }).first().click()
  await expect(page.getByText('Wular Cabs')).toHaveCount(0)
  await page.getByRole('link', { name: 'Archived' }).click()
  await expect(page.getByRole('link', { name: /^Wular Cabs/ })).toBeVisible()
})

test('checks, corrects and imports a whole sheet', async ({ page }) => {
  await openScreen(page, '/admin/rates', 'Rate book')
  await page.getByRole('link', { name: 'Import rates' }).click()
  const sheet = (price: string) =>
    [
      'Supplier;Kind;Place;Item;Season;From;To;Price;Unit',
      `Sind Rafting;activity;Sonamarg;Raft, 5 km;Summer;1/5/${year};30/9/${year};${price};per person`,
      `Gondola counter;;;Gondola, phase 2;Summer;${dayFirst(summer?.from)};${dayFirst(summer?.to)};₹1,250/-;person`,
    ].join('\r\n')
  const choose = (price: string) =>
    page
      .getByLabel('Choose a sheet')
      .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet(price)) })
  await choose('ask')
  await expect(page.getByText('1 to correct, 1 changes. 1 new supplier.')).toBeVisible()
  await expect(page.getByText(/^Price must be whole rupees/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await choose('1,100')
  await expect(page.getByText('1 changes, 1 new. 1 new supplier.')).toBeVisible()
  await expect(page.getByText('₹1,050')).toBeVisible()
  await expectAccessible(page)
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/rates/import', async (route) => {
    await seen
    await route.fallback()
  })
  await page.getByRole('button', { name: 'Import 2 rates' }).click()
  await expect(
    page.getByRole('progressbar', { name: /^(Sending: \d+ %|Storing the rows…)$/ }),
  ).toBeVisible()
  answer()
  await expect(page.getByText('2 rates imported.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('link', { name: /^Sind Rafting/ }).click()
  await expect(cell(page, /^Raft, 5 km/)).toHaveValue('1,100')
})
