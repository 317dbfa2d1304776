import { expect, type Page } from '@playwright/test'
import { answer, button, fill, link, press, sees, title } from '../support/screen.ts'
import { expectAccessible, holdSaves, openScreen, test } from '../support/staff.ts'

test.use({ ownServer: 'with other writers', viewport: { width: 1440, height: 900 } })

const year = new Date().getFullYear() + 1

const cell = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(name) })

const days = (from: string, to: string) => ({ From: `${year}-${from}`, To: `${year}-${to}` })

test('adds a supplier, and enters its rates in a grid by keyboard alone, also over a colleague’s', async ({
  page,
  api,
}) => {
  await openScreen(page, '/admin/rates/new', 'New supplier')
  await fill(page, { Name: 'Thajiwas View' })
  await page.getByLabel('Kind').selectOption('Hotel')
  await press(page, 'Add Supplier')
  await expect(title(page, 'Thajiwas View')).toBeVisible()
  await press(page, 'Add an item')
  await fill(page, { Item: 'Glacier room' })
  await page.getByLabel('Sold as').selectOption('Room, breakfast and dinner (MAP)')
  await press(page, 'Add item')
  await press(page, 'Add a season')
  await fill(page, { Season: 'Summer', ...days('10-31', '05-01') })
  await press(page, 'Add season')
  await sees(page, 'To cannot be before From.')
  await fill(page, days('05-01', '10-31'))
  await press(page, 'Add season')

  const double = cell(page, `^Glacier room MAP, Double, Summer, 1 May ${year}`)
  const single = cell(page, '^Glacier room MAP, Single, Summer')
  await double.focus()
  await page.keyboard.type('12,500')
  await page.keyboard.press('Enter')
  await expect(single).toBeFocused()
  await page.keyboard.type('abc')
  await page.keyboard.press('ArrowDown')
  await sees(page, 'Single must be a number.')
  await expect(single).toHaveAttribute('aria-invalid', 'true')
  await page.goBack()
  await answer(page, 'Stay')
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(single).toHaveValue('')
  await page.keyboard.type('9000')
  const stored = page.waitForResponse((each) => each.request().method() === 'PUT' && each.ok())
  await page.keyboard.press('Tab')
  await expect(cell(page, '^Glacier room MAP, Extra adult, Summer')).toBeFocused()
  await stored
  await page.reload()
  await expect(double).toHaveValue('12,500')
  await expect(single).toHaveValue('9,000')

  const enter = async (price: string) => {
    await double.fill(price)
    await double.press('Enter')
  }
  const [{ id }] = await api.list(`/api/suppliers/${page.url().split('/').at(-1)}/rates`)
  await api.put(`/api/rates/${id}`, { prices: { double: 13_000, single: null } })
  await enter('14,000')
  await sees(page, /Somebody else changed it: it is ₹13,000 now/)
  await double.press('Enter')
  await expect(page.getByText(/Somebody else changed it/)).toHaveCount(0)
  await expect(double).toHaveValue('14,000')
  await expect(single).toHaveValue('')
  await enter('')
  await sees(page, /has no rate in this season any more/)
  await press(page, 'Undo')
  await expect(double).toHaveValue('14,000')

  await press(page, /^Copy Summer/)
  await fill(page, { 'Change in percent': '10' })
  await press(page, 'Copy season')
  await sees(page, '“Summer” copied: 1 rate.')
  await expect(cell(page, `^Glacier room MAP, Double.*1 May ${year + 1}`)).toHaveValue('15,400')
})

test('on a phone rates are a list with a form; a supplier is archived', async ({ page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await api.post('/api/suppliers', { name: 'Erin Cabs', kind: 'vehicle' })
  await openScreen(page, `/admin/rates/${id}`, 'Erin Cabs')
  await link(page, 'Add a rate').click()
  await fill(page, { Item: 'Sumo, full day', ...days('04-01', '10-31') })
  await press(page, 'Add Rate')
  await sees(page, 'Price is required where there is no meal plan.')
  await fill(page, { Price: '3,200' })
  await press(page, 'Add Rate')
  const sumo = page.getByRole('region', { name: 'Sumo, full day' })
  await expect(sumo).toContainText('₹3,200 per day')
  await link(sumo, /^Edit/).click()
  await fill(page, { Season: 'Summer' })
  await press(page, 'Update Rate')
  await expect(sumo).toContainText(`Summer, 1 Apr ${year} to 31 Oct ${year}`)
  await press(sumo, /^Delete/)
  await answer(page, 'Delete')
  await expect(sumo).toHaveCount(0)
  await press(page, 'Archive')
  await answer(page, 'Archive')
  await sees(page, /^Archived: no longer offered in quotes/)
})

test('checks, corrects and imports a sheet', async ({ page, api }) => {
  const { id } = await api.post('/api/suppliers', { name: 'Baltal counter', kind: 'activity' })
  const pony = { item: 'Pony', season: 'Summer', price: 1050, unit: 'person' }
  await api.post(`/api/suppliers/${id}/rates`, { ...pony, ...days('05-01', '09-30') })
  await openScreen(page, '/admin/rates/import', 'Import rates')
  const choose = (price: string) => {
    // In offices' notation.
    const summer = `Summer;1/5/${year};30/9/${year}`
    const rows = [
      'Supplier;Kind;Place;Item;Season;From;To;Price;Unit',
      `Sind Rafting;activity;Sonamarg;Raft, 5 km;${summer};${price};per person`,
      `Baltal counter;;;Pony;${summer};₹1,250/-;person`,
    ]
    const file = { name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
    return page.getByLabel('Choose a sheet').setInputFiles(file)
  }
  await choose('ask')
  await sees(page, '1 to correct, 1 changes. 1 new supplier.', /^Price must be whole rupees/)
  await expect(button(page, /^Import \d/)).toHaveCount(0)
  await choose('1,100')
  await sees(page, '1 changes, 1 new. 1 new supplier.', '₹1,050')
  await expectAccessible(page)
  const release = await holdSaves(page, '**/api/rates/import')
  await press(page, 'Import 2 rates')
  const progress = page.getByRole('progressbar')
  await expect(progress).toHaveAccessibleName(/^(Sending: \d+ %|Storing the rows…)$/)
  release()
  await sees(page, '2 rates imported.')
  await expect(progress).toHaveCount(0)
  await link(page, /^Sind Rafting/).click()
  await expect(cell(page, '^Raft, 5 km')).toHaveValue('1,100')
})
