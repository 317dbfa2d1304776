import { expect, type Page } from '@playwright/test'
import { screens } from '../../../../app/admin/screens.ts'
import { enquire } from '../../support/enquiries.ts'
import { button, field, link, phone, sees } from '../../support/screen.ts'
import { openScreen, test } from '../../support/staff.ts'
import { countTaps } from '../../support/taps.ts'

test.use({ ownServer: 'with other writers', ...phone })

const { TravelPackage: words } = screens
const tulips = 'Tulip Week in Srinagar'

const openToday = (page: Page) => openScreen(page, '/admin/dashboard', 'Dashboard')
const tap = (page: Page, name: string) => button(page, name).tap()

async function type(page: Page, label: string, text: string) {
  await field(page, label).tap()
  await page.keyboard.type(text)
}

async function update(page: Page, name: string) {
  await tap(page, words.update)
  await sees(page, words.updated.text)
  await expect(link(page.getByRole('rowheader'), name)).toBeFocused()
  await expect(page.getByRole('row', { name })).toHaveClass(/flash/)
}

/** By a few letters, from any screen. */
async function find(page: Page, text: string) {
  await button(page.getByRole('banner'), 'Go to…').tap()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text.slice(0, 5))
  await page.getByRole('option', { name: text }).first().tap()
}

test('from Today any price changes with four taps, and once more with three; a copy takes four', async ({
  page,
  api,
}) => {
  const asked: string[] = []
  page.on('request', (each) => each.url().endsWith('/duplicate') && asked.push(each.url()))
  const taps = await countTaps(page)
  await openToday(page)
  await find(page, tulips)
  await type(page, 'Price', '19400')
  await update(page, tulips)
  expect(taps()).toBeLessThanOrEqual(4)
  const [{ price }] = await api.list('/api/TravelPackage?q=tulip week')
  expect(price).toBe(19_400)
  await openToday(page)
  await link(page.getByRole('region', { name: 'Lately changed' }), tulips).tap()
  await type(page, 'Price', '31000')
  await update(page, tulips)
  expect(taps()).toBeLessThanOrEqual(4 + 3)

  const before = taps()
  await openToday(page)
  await find(page, tulips)
  const duplicate = button(page.getByRole('region', { name: 'Form' }), 'Duplicate')
  await duplicate.tap()
  const title = field(page, 'Title')
  await expect(title).toBeFocused()
  await expect(title).toHaveValue(`${tulips} (copy)`)
  // It is selected, so that typing takes its place.
  await page.keyboard.type('Cherry Blossom Week')
  // What is typed now would be in no copy.
  await expect(duplicate).toHaveCount(0)
  await update(page, 'Cherry Blossom Week')
  await expect(page.getByRole('row', { name: 'Cherry Blossom Week' })).toContainText('Draft')
  expect(taps() - before).toBeLessThanOrEqual(4)

  // A double click makes one copy.
  await tap(page, `More for ${tulips}`)
  await page.getByRole('menuitem', { name: 'Duplicate' }).evaluate((item: HTMLElement) => {
    item.click()
    item.click()
  })
  await expect(title).toBeFocused()
  expect(asked).toHaveLength(2)
})

test('from Today a prepared reply is sent and noted in three taps', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }))
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Quick Answer']) {
    await enquire(page.request, name)
  }
  const taps = await countTaps(page)
  await openToday(page)
  await link(page.getByRole('region', { name: 'Newest unanswered' }), 'Quick Answer').tap()
  const chatting = context.waitForEvent('page')
  await link(page, 'WhatsApp Quick Answer: Ask for dates').tap()
  const chat = await chatting
  expect(chat.url()).toContain('text=Hello')
  await chat.close()
  await tap(page, 'Mark as contacted')
  await sees(page, 'Written to on WhatsApp: Ask for dates', 'Status: new → contacted')
  expect(taps()).toBeLessThanOrEqual(3)
})
