import { expect, type Page } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { overhang } from '../../support/lost-text.ts'
import { addListing, addRoom } from '../../support/new-listings.ts'
import { listed } from '../../support/public-pages.ts'
import { open, test } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers', contextOptions: { reducedMotion: 'reduce' } })

const word = `${'W'.repeat(30)}${'abcdefghij'.repeat(7)}`
const texts = {
  ...{ title: word, description: word, location: word, duration: word, additionalinfo: word },
  ...{ termcondition: word, overview: word.slice(0, 30), paymentterms: word, luggage: word },
  ...{ cancellationpolicy: word, 'inclusions[0]': word, 'exclusions[0]': word },
}
/** A title with spaces that is far longer than usual. */
const sentence = 'A very long way around the valley '.repeat(5).slice(0, 140).trim()
const urdu = ['کشمیر!', 'گلمرگ!', 'ناشتہ!', 'پیشگی!']

const folders = {
  '/api/Hotel': '/hotel',
  '/api/Villa': '/villas',
  '/api/TravelPackage': '/travel-package',
  '/api/Transportation': '/transportation',
  '/api/Adventure': '/adventure',
  '/api/EventManagement': '/eventManagement',
  '/api/Relaxation': '/wellness',
}

/**
 * One listing of each kind with words of a hundred letters and a tall picture; of the first four
 * kinds also one with a square and one with a wide one.
 */
const wordy: Record<string, number> = {}
const shaped: Record<string, number[]> = {}
let longTitled = 0
let inUrdu = 0

test.beforeAll(
  'listings of unusual words and pictures',
  async ({ playwright, baseURL, ownerToken }) => {
    test.setTimeout(60_000)
    const request = await playwright.request.newContext({ baseURL })
    const office = { request, token: ownerToken }
    const [tall, ...others] = await Promise.all([jpeg(180, 420), jpeg(240, 240), jpeg(420, 180)])
    for (const [at, api] of Object.keys(folders).entries()) {
      wordy[api] = await addListing(office, { api, pictures: [tall], texts })
      shaped[api] = [wordy[api]]
      for (const picture of at < 4 ? others : []) {
        const texts = { title: 'Shape', description: 'Shape' }
        shaped[api].push(await addListing(office, { api, pictures: [picture], texts }))
      }
    }
    const [title = '', description = '', inclusion = '', paymentterms = ''] = urdu
    const ofPackage = (texts: Record<string, string>) =>
      addListing(office, { api: '/api/TravelPackage', pictures: [], texts })
    longTitled = await ofPackage({ title: sentence, price: '12345678.50' })
    inUrdu = await ofPackage({ title, description, 'inclusions[0]': inclusion, paymentterms })
    for (const picture of [tall, ...others]) {
      const texts = { name: word, capacity: word }
      await addRoom(office, wordy['/api/Hotel'] ?? 0, { pictures: [picture], texts })
    }
    const day = { dayNumber: 1, title: word, details: word }
    await request.post('/api/TravelPackageDayWiseItinerary', {
      headers: { authorization: `Bearer ${ownerToken}` },
      data: { ...day, travelPackageId: wordy['/api/TravelPackage'] },
    })
    await request.dispose()
  },
)

/** Rows with cards of different heights, and picture frames with a wrong ratio. */
const misshapen = (page: Page) =>
  page.evaluate(() => {
    const wrong: string[] = []
    const heights = new Map<string, Set<number>>()
    for (const card of document.querySelectorAll('.card')) {
      const { top, height } = card.getBoundingClientRect()
      const list = [...document.querySelectorAll('ul')].indexOf(
        card.closest('ul') as HTMLUListElement,
      )
      const row = `list ${list}, row ${Math.round(top)}`
      heights.set(row, (heights.get(row) ?? new Set()).add(Math.round(height)))
    }
    for (const [row, found] of heights) {
      if (found.size > 1) wrong.push(`${row}: ${[...found].join(', ')} pixels high`)
    }
    const frames =
      '.card-picture, .compare-picture, .recent-picture, .subject-picture, .found-picture'
    for (const frame of document.querySelectorAll(frames)) {
      const { width, height } = frame.getBoundingClientRect()
      const ratio = frame.className === 'found-picture' ? 4 / 3 : 3 / 2
      const isBeside = getComputedStyle(frame.parentElement as Element).display === 'grid'
      if (width > 0 && !isBeside && Math.abs(width / height - ratio) > 0.05) {
        wrong.push(`${frame.className}: ${width} × ${height}`)
      }
    }
    return wrong
  })

/** Checks the open page, completely laid out, at every width. */
async function expectInShape(page: Page, address: string) {
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const found = [await overhang(page), ...(await misshapen(page))]
    expect.soft(found, `${address} at ${width}`).toEqual([0])
  }
}

/** Stores these on the device as saved, viewed and compared. */
const keep = (page: Page, ids: (number | undefined)[]) =>
  page.addInitScript((kept) => {
    for (const key of ['saved', 'viewed', 'compared']) localStorage.setItem(key, kept)
  }, JSON.stringify(ids))

test('in lists long words widen nothing, and pictures are 3:2', async ({ page }) => {
  await keep(page, [wordy['/api/TravelPackage'], ...(shaped['/api/Villa'] ?? [])])
  for (const address of [
    ...['/', '/hotels', '/villas', '/travel-packages', '/transportation', '/wellness', '/saved'],
    ...['/search?q=abcdefghij', '/search?q=shape', `/search?q=${word}`],
    ...[`/travel-packages?q=${word}`, `/compare?ids=${shaped['/api/TravelPackage']}`],
    `/compare?ids=${longTitled},${wordy['/api/TravelPackage']}`,
  ]) {
    if (address === '/saved') await open(page, address)
    else await page.goto(address)
    await expectInShape(page, address)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const lines = (element: Element) => Math.round(element.getClientRects().length)
  expect(await page.getByText('₹1,23,45,678.50').first().evaluate(lines)).toBe(1)
})

test('the same holds on the pages of listings and beside them', async ({ page }) => {
  await keep(page, shaped['/api/Villa'] ?? [])
  for (const [api, folder] of Object.entries(folders)) {
    await open(page, `${folder}/${wordy[api]}?book`)
    await expectInShape(page, folder)
    await expect(page.locator('.recent-picture').first()).toBeAttached()
    const frame = await page.locator('.gallery-item').first().boundingBox()
    expect((frame?.width ?? 0) / (frame?.height ?? 1), folder).toBeCloseTo(3 / 2, 1)
  }
  const articles = await listed(page.request, 'Article')
  for (const address of [
    `/travel-package/${wordy['/api/TravelPackage']}/print`,
    `/travel-package/${longTitled}/print`,
    `/contact-form-adventure/${wordy['/api/Adventure']}`,
    `/article/${articles.find(({ title }) => title.length > 100)?.id}`,
  ]) {
    await page.goto(address)
    await expectInShape(page, address)
  }
})

test('texts in Urdu are read from right to left on an English page', async ({ page }) => {
  await page.goto(`/travel-package/${inUrdu}`)
  for (const text of urdu) {
    const [first, last] = await page
      .locator('main')
      .getByText(text, { exact: true })
      .last()
      .evaluate((element) => {
        const written = [...element.childNodes].find(({ nodeValue }) => nodeValue?.trim()) as Text
        const range = document.createRange()
        return [0, written.data.length - 1].map((at) => {
          range.setStart(written, at)
          range.setEnd(written, at + 1)
          return range.getBoundingClientRect().left
        })
      })
    expect.soft(first, text).toBeGreaterThan(last ?? 0)
  }
  // A crumb is still separated from the one before it.
  const crumb = page.locator('.crumbs li').last()
  const [box, words] = [await crumb.boundingBox(), await crumb.locator('span').boundingBox()]
  expect((words?.x ?? 0) - (box?.x ?? 0)).toBeGreaterThan(8)
})
