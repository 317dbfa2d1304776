import { expect, type Page } from '@playwright/test'
import { screens } from '../../../../app/admin/screens.ts'
import { jpeg } from '../../../samples/pictures.ts'
import { enquire } from '../../support/enquiries.ts'
import { sees } from '../../support/screen.ts'
import { openScreen, test } from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

test.use({
  ownServer: 'with other writers',
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
})

const { TravelPackage: words } = screens

const today = (page: Page) => openScreen(page, '/admin/dashboard', 'Dashboard')

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()

/** By a few letters, from any screen. */
async function find(page: Page, text: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Go to…' }).tap()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text.slice(0, 5))
  await page.getByRole('option', { name: text }).first().tap()
}

test('from Today any price is changed with four taps, and once more with three', async ({
  page,
  api,
}) => {
  const title = 'Tulip Week in Srinagar'
  const taps = await countTaps(page)
  const price = page.getByLabel('Price', { exact: true })
  const set = async (rupees: number) => {
    await price.tap()
    await page.keyboard.type(`${rupees}`)
    await tap(page, words.update)
    await sees(page, words.updated.text)
    await expect(page.getByRole('rowheader').getByRole('link', { name: title })).toBeFocused()
    await expect(page.getByRole('row', { name: title })).toHaveClass(/flash/)
    expect((await api.list('/api/TravelPackage?q=tulip week'))[0].price).toBe(rupees)
  }
  await today(page)
  await find(page, title)
  await set(19_400)
  expect(taps()).toBeLessThanOrEqual(4)
  await today(page)
  const lately = page.getByRole('region', { name: 'Lately changed' })
  await lately.getByRole('link', { name: title }).tap()
  await set(31_000)
  expect(taps()).toBeLessThanOrEqual(7)
})

test('from Today a package with six days and six photographs takes thirty taps', async ({
  page,
  api,
}) => {
  test.slow()
  const numbers = [1, 2, 3, 4, 5, 6]
  const buffers = await Promise.all(numbers.map((at) => jpeg(300 + at, 200)))
  const files = buffers.map((buffer, at) => ({
    ...{ name: `valley-${at}.jpg`, mimeType: 'image/jpeg', buffer },
  }))
  const taps = await countTaps(page)
  await today(page)
  await tap(page, 'Catalogue')
  await page.getByRole('dialog').getByRole('link', { name: 'Travel Packages' }).tap()
  await page.getByRole('link', { name: 'New travel package' }).tap()
  await page.getByLabel('Title', { exact: true }).tap()
  await page.keyboard.type('Six valleys')
  await page.getByLabel('Category').selectOption('Luxury and VIP Travel Packages')
  await page.getByLabel('Price', { exact: true }).tap()
  await page.keyboard.type('48000')
  await page.getByLabel('Images', { exact: true }).setInputFiles(files)
  for (const day of numbers) {
    await tap(page, 'Add a day')
    await page.keyboard.type(`Valley ${day}`)
    const card = page.getByRole('group', { name: `Day ${day}`, exact: true })
    await card.getByLabel('Details', { exact: true }).tap()
    await page.keyboard.type('On foot')
  }
  await tap(page, words.add)
  await expect(page.getByText(words.added.text)).toBeVisible({ timeout: 60_000 })
  const [{ price, pictures, dayWiseItinerary }] = await api.list('/api/TravelPackage?q=six valleys')
  expect([price, pictures.length]).toEqual([48_000, 6])
  expect(dayWiseItinerary.$values).toMatchObject(
    numbers.map((day) => ({ title: `Valley ${day}`, details: 'On foot' })),
  )
  // The phone's list takes two, and its gallery one for each photograph, one to open and one to end.
  expect(taps() + 2 + files.length + 2).toBeLessThanOrEqual(30)
})

test('from Today any package is duplicated and its title changed with four taps; a double click makes one copy', async ({
  page,
}) => {
  const taps = await countTaps(page)
  const asked: string[] = []
  page.on('request', (each) => each.url().endsWith('/duplicate') && asked.push(each.url()))
  await today(page)
  await find(page, 'Tulip Week in Srinagar')
  const form = page.getByRole('region', { name: 'Form' })
  await form.getByRole('button', { name: 'Duplicate' }).tap()
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('Tulip Week in Srinagar (copy)')
  // It is selected, so that typing takes its place.
  await page.keyboard.type('Cherry Blossom Week')
  // What is typed now would be in no copy.
  await expect(form.getByRole('button', { name: 'Duplicate' })).toHaveCount(0)
  await page.getByRole('button', { name: words.update }).tap()
  await sees(page, words.updated.text)
  await expect(page.getByRole('row', { name: 'Cherry Blossom Week' })).toContainText('Draft')
  expect(taps()).toBeLessThanOrEqual(4)

  await page.getByRole('button', { name: 'More for Tulip Week in Srinagar' }).tap()
  await page.getByRole('menuitem', { name: 'Duplicate' }).evaluate((item: HTMLElement) => {
    item.click()
    item.click()
  })
  await expect(title).toBeFocused()
  expect(asked).toHaveLength(2)
})

test('from Today a prepared reply to the newest of many is sent and noted in three taps', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }))
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    await enquire(request, `Waiting ${name}`)
  }
  await enquire(request, 'Quick Answer')
  const taps = await countTaps(page)
  await today(page)
  const newest = page.getByRole('region', { name: 'Newest unanswered' })
  await newest.getByRole('link', { name: 'Quick Answer', exact: true }).tap()
  const chatting = context.waitForEvent('page')
  await page.getByRole('link', { name: 'WhatsApp Quick Answer: Ask for dates' }).tap()
  const chat = await chatting
  expect(new URL(chat.url()).searchParams.get('text')).toMatch(
    /^Hello Quick Answer, thank you .* Which dates/,
  )
  await chat.close()
  await page.getByRole('button', { name: 'Mark as contacted' }).tap()
  await sees(page, 'Written to on WhatsApp: Ask for dates')
  await sees(page, 'Status: new → contacted')
  expect(taps()).toBeLessThanOrEqual(3)
})
