import { expect, type Page } from '@playwright/test'
import { kindOf, soldKindNames } from '#catalogue/kinds.ts'
import { jpeg } from '../../../samples/pictures.ts'
import { overEdge } from '../../support/lost-text.ts'
import { addListing, addRoom } from '../../support/new-listings.ts'
import { listed } from '../../support/public-pages.ts'
import { follow, open, test } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers', contextOptions: { reducedMotion: 'reduce' } })

const word = `${'W'.repeat(30)}${'abcdefghij'.repeat(7)}`
const wordFields = [
  ...['title', 'description', 'location', 'duration', 'additionalinfo', 'termcondition'],
  ...['paymentterms', 'luggage', 'cancellationpolicy', 'inclusions[0]', 'exclusions[0]'],
]
const words = Object.fromEntries(wordFields.map((field) => [field, word]))
/** A title with spaces that is far longer than usual. */
const sentence = 'A very long way around the valley '.repeat(5).slice(0, 140).trim()
const urdu = ['کشمیر!', 'گلمرگ!', 'ناشتہ!', 'پیشگی!'] as const

/** Ids: of each kind one with words of a hundred letters and a tall picture. */
const wordy: Record<string, number> = {}
/** Packages with a tall, a square and a wide picture; one with a long title; one in Urdu. */
const shaped: number[] = []
let longTitled = 0
let inUrdu = 0

test.beforeAll(async ({ playwright, baseURL, ownerToken }) => {
  test.setTimeout(60_000)
  const extraHTTPHeaders = { authorization: `Bearer ${ownerToken}` }
  const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
  const office = { request, token: ownerToken }
  const addPackage = (texts: Record<string, string>, ...pictures: Buffer[]) =>
    addListing(office, 'TravelPackage', { pictures, texts })
  const [tall, ...others] = await Promise.all([jpeg(180, 420), jpeg(240, 240), jpeg(420, 180)])
  for (const kind of soldKindNames) {
    const texts = { ...words, overview: word.slice(0, 30) }
    wordy[kind] = await addListing(office, kind, { pictures: [tall], texts })
  }
  const { Hotel: hotel = 0, TravelPackage: trip = 0 } = wordy
  shaped.push(trip)
  for (const picture of others) {
    shaped.push(await addPackage({ title: 'Shape abcdefghij', description: 'Shape' }, picture))
  }
  longTitled = await addPackage({ title: sentence, price: '12345678.50' })
  const [title, description, inclusion, paymentterms] = urdu
  inUrdu = await addPackage({ title, description, 'inclusions[0]': inclusion, paymentterms })
  for (const picture of [tall, ...others]) {
    await addRoom(office, hotel, { pictures: [picture], texts: { name: word, capacity: word } })
  }
  const day = { dayNumber: 1, title: word, details: word, travelPackageId: trip }
  await request.post('/api/TravelPackageDayWiseItinerary', { data: day })
  await request.dispose()
})

test.beforeEach(({ page }) =>
  page.addInitScript((kept) => {
    for (const key of ['saved', 'viewed', 'compared']) localStorage.setItem(key, kept)
  }, JSON.stringify(shaped)),
)

/** Cards in rows of different heights, and picture frames with a wrong ratio. */
const misshapen = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (each: Element) => each.getBoundingClientRect()
    const lists = [...document.querySelectorAll('ul')]
    const rows = Object.groupBy(
      [...document.querySelectorAll('.card')],
      (card) => `${lists.findIndex((list) => list.contains(card))} ${Math.round(boxOf(card).top)}`,
    )
    const uneven = Object.values(rows).filter((row = []) => {
      const heights = row.map((card) => Math.round(boxOf(card).height))
      return new Set(heights).size > 1
    })
    const pictures =
      '.card-picture, .compare-picture, .recent-picture, .subject-picture, .found-picture'
    const distorted = [...document.querySelectorAll(pictures)].filter((frame) => {
      const { width, height } = boxOf(frame)
      const ratio = frame.className === 'found-picture' ? 4 / 3 : 3 / 2
      const isBeside = getComputedStyle(frame.parentElement as Element).display === 'grid'
      return width > 0 && !isBeside && Math.abs(width / height - ratio) > 0.05
    })
    return [...uneven.flat(), ...distorted].map((wrong) => wrong?.outerHTML)
  })

/** Checks these pages, completely laid out, at every width. */
async function expectInShape(page: Page, ...addresses: string[]) {
  for (const [at, address] of addresses.entries()) {
    await (at === 0 ? open : follow)(page, address)
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
    if (address.endsWith('?book')) {
      await expect(page.locator('.recent-picture').first()).toBeAttached()
      const frame = await page.locator('.gallery-item').first().boundingBox()
      expect((frame?.width ?? 0) / (frame?.height ?? 1), address).toBeCloseTo(3 / 2, 1)
    }
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const found = [...(await overEdge(page)), ...(await misshapen(page))]
      expect.soft(found, `${address} at ${width}`).toEqual([])
    }
  }
}

test('in lists long words widen nothing, and pictures are 3:2', async ({ page }) => {
  await expectInShape(
    page,
    ...['/', '/hotels', '/search?q=abcdefghij', '/transportation', '/saved', `/search?q=${word}`],
    ...[`/travel-packages?q=${word}`, `/compare?ids=${shaped}`, '/travel-packages'],
    `/compare?ids=${longTitled},${shaped[0]}`,
  )
  await page.setViewportSize({ width: 320, height: 640 })
  const price = page.getByText('₹1,23,45,678.50').first()
  expect(await price.evaluate((element) => element.getClientRects().length)).toBe(1)
})

test('the same holds on the pages of listings and beside them', async ({ page }) => {
  const articles = await listed(page.request, 'Article')
  await expectInShape(
    page,
    ...soldKindNames.map((kind) => `${kindOf(kind).path}/${wordy[kind]}?book`),
    `/travel-package/${shaped[0]}/print`,
    `/contact-form-adventure/${wordy.Adventure}`,
    `/travel-package/${longTitled}/print`,
    `/article/${articles.find(({ title }) => title.length > 100)?.id}`,
  )
})

test('texts in Urdu are read from right to left on an English page', async ({ page }) => {
  await page.goto(`/travel-package/${inUrdu}`)
  for (const text of urdu) {
    const found = page.locator('main').getByText(text, { exact: true }).last()
    const [first, last = 0] = await found.evaluate((element) => {
      const written = [...element.childNodes].find(({ nodeValue }) => nodeValue?.trim()) as Text
      const range = document.createRange()
      return [0, written.data.length - 1].map((at) => {
        range.setStart(written, at)
        range.setEnd(written, at + 1)
        return range.getBoundingClientRect().left
      })
    })
    expect.soft(first, text).toBeGreaterThan(last)
  }
  // A crumb is still separated from the one before it.
  const crumb = page.locator('.crumbs li').last()
  const [box, words] = [await crumb.boundingBox(), await crumb.locator('span').boundingBox()]
  expect((words?.x ?? 0) - (box?.x ?? 0)).toBeGreaterThan(8)
})
