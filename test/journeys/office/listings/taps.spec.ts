import { expect, type Locator, type Page } from '@playwright/test'
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

/** A thumb whose taps are counted. */
function thumb(page: Page) {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  return {
    tap,
    /** What the phone's own list and its gallery take. */
    async pick(list: Locator, option: string) {
      taps += 2
      await list.selectOption(option)
    },
    async choose(input: Locator, files: Parameters<Locator['setInputFiles']>[0] & object[]) {
      // Opening the gallery, each photograph, and done.
      taps += files.length + 2
      await input.setInputFiles(files)
    },
    press: (name: string) => tap(page.getByRole('button', { name, exact: true })),
    type: (text: string) => page.keyboard.type(text),
    taps: () => taps,
  }
}

const rowOf = (page: Page, title: string) =>
  page.getByRole('rowheader').getByRole('link', { name: title })

const stored = async (page: Page, title: string) =>
  (await (await page.request.get(`/api/TravelPackage?q=${title}`)).json()).$values[0]

const today = (page: Page) => openScreen(page, '/admin/dashboard', 'Dashboard')

/** By a few letters, from any screen. */
async function find({ tap, type }: ReturnType<typeof thumb>, page: Page, text: string) {
  await tap(page.getByRole('banner').getByRole('button', { name: 'Go to…' }))
  await expect(page.getByRole('combobox')).toBeFocused()
  await type(text.slice(0, 5))
  await tap(page.getByRole('option', { name: text }))
}

test('from Today any price is changed with four taps, and once more with three', async ({
  page,
}) => {
  const title = 'Tulip Week in Srinagar'
  for (const [price, most] of [
    [19_400, 4],
    [31_000, 3],
  ] as const) {
    await today(page)
    const hand = thumb(page)
    const lately = page.getByRole('region', { name: 'Lately changed' })
    if (most === 4) await find(hand, page, title)
    else await hand.tap(lately.getByRole('link', { name: title }))
    await hand.tap(page.getByLabel('Price', { exact: true }))
    await hand.type(String(price))
    await hand.press(words.update)
    await sees(page, words.updated.text)
    await expect(rowOf(page, title)).toBeFocused()
    await expect(page.getByRole('row', { name: title })).toHaveClass(/flash/)
    expect((await stored(page, 'tulip week')).price).toBe(price)
    expect(hand.taps()).toBeLessThanOrEqual(most)
  }
})

test('from Today a package with six days and six photographs takes thirty taps', async ({
  page,
}) => {
  test.slow()
  const files = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (at) => ({
      name: `valley-${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await jpeg(900 + at, 600),
    })),
  )
  await today(page)
  const { tap, pick, choose, press, type, taps } = thumb(page)
  await press('Catalogue')
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Travel Packages' }))
  await tap(page.getByRole('link', { name: 'New travel package' }))
  await tap(page.getByLabel('Title', { exact: true }))
  await type('Six valleys')
  await pick(page.getByLabel('Category'), 'Luxury and VIP Travel Packages')
  await tap(page.getByLabel('Price', { exact: true }))
  await type('48000')
  await choose(page.getByLabel('Images', { exact: true }), files)
  for (let day = 1; day <= 6; day++) {
    await press('Add a day')
    await type(`Valley ${day}`)
    const card = page.getByRole('group', { name: `Day ${day}`, exact: true })
    await tap(card.getByLabel('Details', { exact: true }))
    await type('On foot')
  }
  await press(words.add)
  await expect(page.getByText(words.added.text)).toBeVisible({ timeout: 60_000 })
  const { price, pictures, dayWiseItinerary } = await stored(page, 'six valleys')
  expect([price, pictures.length]).toEqual([48_000, 6])
  expect(dayWiseItinerary.$values.map(({ title }: { title: string }) => title)).toEqual(
    [1, 2, 3, 4, 5, 6].map((day) => `Valley ${day}`),
  )
  expect(taps()).toBeLessThanOrEqual(30)
})

test('from Today any package is duplicated and its title changed with four taps; a double click makes one copy', async ({
  page,
}) => {
  const taps = await countTaps(page)
  const asked: string[] = []
  page.on('request', (each) => each.url().endsWith('/duplicate') && asked.push(each.url()))
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  await page.getByRole('banner').getByRole('button', { name: 'Go to…' }).tap()
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('tulip')
  await page.getByRole('option', { name: 'Tulip Week in Srinagar' }).first().tap()
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
  await openScreen(page, '/admin/dashboard', 'Dashboard')
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
