import { expect, type Page } from '@playwright/test'
import { demoSeasons } from '../../../content/demo/rates.ts'
import { answer, press, sees } from '../support/screen.ts'
import { expectAccessible, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers' })

const year = new Date().getFullYear() + 1

const cell = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

const saved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())

test('adds a supplier, and enters its rates in a grid by keyboard alone', async ({ page }) => {
  const days = async (from: string, to: string) => {
    await page.getByLabel('From').fill(`${year}-${from}`)
    await page.getByLabel('To', { exact: true }).fill(`${year}-${to}`)
    await press(page, 'Add season')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/rates/new', 'New supplier')
  await press(page, 'Add Supplier')
  await sees(page, 'Name is required.')
  await page.getByLabel('Name', { exact: true }).fill('Thajiwas View')
  await page.getByLabel('Kind').selectOption('Hotel')
  await page.getByRole('textbox', { name: 'Place' }).fill('Sonamarg')
  await page.getByLabel('WhatsApp number').fill('99060 12345')
  await press(page, 'Add Supplier')
  await expect(page.getByRole('heading', { name: 'Thajiwas View', level: 1 })).toBeVisible()
  await press(page, 'Add an item')
  await page.getByRole('textbox', { name: 'Item' }).fill('Glacier room')
  await page.getByLabel('Sold as').selectOption('Room, breakfast and dinner (MAP)')
  await press(page, 'Add item')
  await press(page, 'Add a season')
  await page.getByRole('textbox', { name: 'Season' }).fill('Summer')
  await days('10-31', '05-01')
  await sees(page, 'To cannot be before From.')
  await days('05-01', '10-31')

  const [double, single, third] = ['Double', 'Single', 'Extra adult'].map((bed) =>
    cell(page, new RegExp(`^Glacier room MAP, ${bed}, Summer`)),
  ) as [ReturnType<typeof cell>, ReturnType<typeof cell>, ReturnType<typeof cell>]
  await double.focus()
  await page.keyboard.type('12,500')
  await page.keyboard.press('Enter')
  await expect(single).toBeFocused()
  await page.keyboard.type('abc')
  await page.keyboard.press('ArrowDown')
  await sees(page, 'Single must be a number.')
  await expect(single).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(single).toHaveValue('')
  await page.keyboard.type('9000')
  const stored = saved(page)
  await page.keyboard.press('Tab')
  await expect(third).toBeFocused()
  await stored
  await page.reload()
  await expect(double).toHaveValue('12,500')
  await expect(single).toHaveValue('9,000')

  await press(page, /^Copy Summer/)
  await page.getByLabel('Change in percent').fill('10')
  await press(page, 'Copy season')
  await sees(page, '“Summer” copied: 1 rate.')
  const copy = cell(page, new RegExp(`^Glacier room MAP, Double.*1 May ${year + 1}`))
  await expect(copy).toHaveValue('13,750')
})

test('reports a cell that someone else changed meanwhile, and removes the last price', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openScreen(page, '/admin/rates', 'Rate book')
  await page.getByRole('link', { name: /^Gondola counter/ }).click()
  const first = cell(page, /^Gondola, phase 1, per person, Winter/)
  const enter = async (price: string) => {
    await first.fill(price)
    await first.press('Enter')
  }
  await expect(first).toHaveValue('900')
  const rates = await api.list(`/api/suppliers/${page.url().split('/').at(-1)}/rates`)
  const rate = rates.find((each: { price: number }) => each.price === 900)
  await api.put(`/api/rates/${rate.id}`, { price: 950 })
  await enter('990')
  await sees(page, /Somebody else changed it: it is ₹950 now/)
  await first.press('Enter')
  await expect(page.getByText(/Somebody else changed it/)).toHaveCount(0)
  await expect(first).toHaveValue('990')
  await enter('')
  await sees(page, /has no rate in this season any more/)
  await press(page, 'Undo')
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
  await press(page, 'Add Rate')
  await sees(page, 'Price is required where there is no meal plan.')
  await page.getByLabel('Price').fill('3,200')
  await press(page, 'Add Rate')
  const sumo = page.getByRole('region', { name: 'Sumo, full day' })
  await expect(sumo).toContainText('₹3,200 per day')
  await sumo.getByRole('link', { name: /^Edit/ }).click()
  await expect(page.getByRole('textbox', { name: 'Item' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Season' }).fill('Summer')
  await press(page, 'Update Rate')
  await expect(sumo).toContainText(`Summer, 1 Apr ${year} to 31 Oct ${year}`)
  await press(sumo, /^Delete/)
  await answer(page, 'Delete')
  await expect(sumo).toHaveCount(0)

  await press(page, 'Archive')
  await answer(page, 'Archive')
  await sees(page, /^Archived: no longer offered in quotes/)
  await openScreen(page, '/admin/rates', 'Rate book')
  await expect(page.getByText('Wular Cabs')).toHaveCount(0)
  await page.getByRole('link', { name: 'Archived' }).click()
  await expect(page.getByRole('link', { name: /^Wular Cabs/ })).toBeVisible()
})

test('checks, corrects and imports a sheet', async ({ page }) => {
  // In offices' notation: 1/4/2027.
  const dayFirst = (day = '') => day.split('-').reverse().map(Number).join('/')
  const summer = demoSeasons().find(({ name }) => name === 'Summer')
  const [from, to] = [dayFirst(summer?.from), dayFirst(summer?.to)]
  await openScreen(page, '/admin/rates/import', 'Import rates')
  const choose = (price: string) => {
    const heading = 'Supplier;Kind;Place;Item;Season;From;To;Price;Unit'
    const raft = `Sind Rafting;activity;Sonamarg;Raft, 5 km;Summer;1/5/${year};30/9/${year}`
    const gondola = `Gondola counter;;;Gondola, phase 2;Summer;${from};${to};₹1,250/-;person`
    const buffer = Buffer.from(`${heading}\r\n${raft};${price};per person\r\n${gondola}`)
    const file = { name: 'rates.csv', mimeType: 'text/csv', buffer }
    return page.getByLabel('Choose a sheet').setInputFiles(file)
  }
  await choose('ask')
  await sees(page, '1 to correct, 1 changes. 1 new supplier.', /^Price must be whole rupees/)
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  await choose('1,100')
  await sees(page, '1 changes, 1 new. 1 new supplier.', '₹1,050')
  await expectAccessible(page)
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/rates/import', (route) => seen.then(() => route.fallback()))
  await press(page, 'Import 2 rates')
  const progress = page.getByRole('progressbar')
  await expect(progress).toHaveAccessibleName(/^(Sending: \d+ %|Storing the rows…)$/)
  answer()
  await sees(page, '2 rates imported.')
  await expect(progress).toHaveCount(0)
  await page.getByRole('link', { name: /^Sind Rafting/ }).click()
  await expect(cell(page, /^Raft, 5 km/)).toHaveValue('1,100')
})
