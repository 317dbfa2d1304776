import { expect, type Page } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { overhang } from '../../support/lost-text.ts'
import { addListing, addRoom } from '../../support/new-listings.ts'
import { closeOffer, live, test } from '../../support/visitor.ts'

test.use({ ownServer: 'with other writers', contextOptions: { reducedMotion: 'reduce' } })

const word = `${'W'.repeat(30)}${'abcdefghij'.repeat(7)}`
const texts = {
  ...{ title: word, description: word, location: word, duration: word, additionalinfo: word },
  ...{ termcondition: word, overview: word.slice(0, 30), paymentterms: word, luggage: word },
  ...{ cancellationpolicy: word, 'inclusions[0]': word, 'exclusions[0]': word },
}
/** A title with spaces that is far longer than usual. */
const sentence = 'A very long way around the valley '.repeat(5).slice(0, 140).trim()

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
 * One listing of each kind with words of a hundred letters; of the first four kinds also one with a
 * picture of each shape.
 */
const wordy: Record<string, number> = {}
const shaped: Record<string, number[]> = {}
let longTitled = 0
let urdu = 0

test.beforeAll(
  'listings of unusual words and pictures',
  async ({ playwright, baseURL, ownerToken }) => {
    test.setTimeout(60_000)
    const request = await playwright.request.newContext({ baseURL })
    const office = { request, token: ownerToken }
    const pictures = await Promise.all([jpeg(180, 420), jpeg(240, 240), jpeg(420, 180)])
    for (const [at, api] of Object.keys(folders).entries()) {
      wordy[api] = await addListing(office, { api, pictures: [], texts })
      shaped[api] = []
      for (const [shape, picture] of at < 4 ? pictures.entries() : []) {
        const texts = { title: `Shape ${shape}`, description: 'Shape' }
        shaped[api].push(await addListing(office, { api, pictures: [picture], texts }))
      }
    }
    longTitled = await addListing(office, {
      api: '/api/TravelPackage',
      pictures: [],
      texts: { title: sentence, price: '12345678.50' },
    })
    urdu = await addListing(office, {
      api: '/api/TravelPackage',
      pictures: [],
      texts: {
        title: 'کشمیر!',
        description: 'گلمرگ!',
        'inclusions[0]': 'ناشتہ!',
        paymentterms: 'پیشگی!',
      },
    })
    const room = { pictures: pictures.slice(0, 1), texts: { name: word, capacity: word } }
    await addRoom(office, wordy['/api/Hotel'] ?? 0, room)
    for (const picture of pictures) {
      await addRoom(office, shaped['/api/Hotel']?.[0] ?? 0, { pictures: [picture] })
    }
    await request.post('/api/TravelPackageDayWiseItinerary', {
      headers: { authorization: `Bearer ${ownerToken}` },
      data: {
        dayNumber: 1,
        title: word,
        details: word,
        travelPackageId: wordy['/api/TravelPackage'],
      },
    })
    await request.dispose()
  },
)

/** Stores these on the device as saved and viewed. */
const keep = (page: Page, ids: (number | undefined)[]) =>
  page.addInitScript((kept) => {
    for (const key of ['saved', 'viewed', 'compared']) localStorage.setItem(key, kept)
  }, JSON.stringify(ids))

async function expectNoOverhang(page: Page, address: string, widths = [320, 360]) {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await overhang(page), `${address} at ${width}`).toBeLessThanOrEqual(0)
  }
}

test('words of a hundred letters widen no list', async ({ page }) => {
  await keep(page, [wordy['/api/Villa'], wordy['/api/TravelPackage']])
  await closeOffer(page)
  for (const address of [
    ...['/', '/hotels', '/villas', '/travel-packages', '/transportation', '/wellness'],
    ...['/search?q=abcdefghij', `/search?q=${word}`, `/travel-packages?q=${word}`],
  ]) {
    await expectNoOverhang(page, address)
  }
  await page.goto('/saved')
  await live(page)
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(await overhang(page)).toBeLessThanOrEqual(0)
})

test('words of a hundred letters widen no listing’s page, nor a long title its sheet', async ({
  page,
}) => {
  for (const [api, folder] of Object.entries(folders)) {
    await expectNoOverhang(page, `${folder}/${wordy[api]}?book`)
  }
  const travel = wordy['/api/TravelPackage']
  await expectNoOverhang(page, `/travel-package/${travel}/print`, [320, 1024])
  await expectNoOverhang(page, `/compare?ids=${longTitled},${travel}`, [320, 1440])
  await page.setViewportSize({ width: 320, height: 640 })
  const lines = (element: Element) => Math.round(element.getClientRects().length)
  expect(await page.getByText('₹1,23,45,678.50').first().evaluate(lines)).toBe(1)
  await expectNoOverhang(page, `/contact-form-adventure/${wordy['/api/Adventure']}`)
  await expectNoOverhang(page, `/travel-package/${longTitled}/print`, [360, 1024, 1280, 1440])
  const articles: { id: number; title: string }[] = (
    await (await page.request.get('/api/Article')).json()
  ).$values
  const long = articles.find(({ title }) => title.length > 100)
  await expectNoOverhang(page, `/article/${long?.id}`, [360, 768, 1440])
})

test('texts in Urdu are read from right to left on an English page', async ({ page }) => {
  await page.goto(`/travel-package/${urdu}`)
  for (const text of ['کشمیر!', 'گلمرگ!', 'ناشتہ!', 'پیشگی!']) {
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

const widths = [360, 768, 1440]

/** Opens a page and checks it at every width, completely laid out. */
async function expectShapes(page: Page, address: string) {
  await page.goto(address)
  await live(page)
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await misshapen(page), `${address} at ${width}`).toEqual([])
  }
}

test('cards of a row are equally high and pictures 3:2', async ({ page }) => {
  await closeOffer(page)
  await keep(page, shaped['/api/Villa'] ?? [])
  for (const address of ['/', '/hotels', '/transportation', '/search?q=shape', '/saved'])
    await expectShapes(page, address)
  await expectShapes(page, `/compare?ids=${shaped['/api/TravelPackage']?.slice(0, 3)}`)
})

test('the same on the pages of listings', async ({ page }) => {
  await keep(page, shaped['/api/Villa'] ?? [])
  for (const [api, folder] of Object.entries(folders).slice(0, 4)) {
    const [tall] = shaped[api] ?? []
    await expectShapes(page, `${folder}/${tall}`)
    await expect(page.locator('.recent-picture').first()).toBeAttached()
    const frame = await page.locator('.gallery-item').first().boundingBox()
    expect((frame?.width ?? 0) / (frame?.height ?? 1), folder).toBeCloseTo(3 / 2, 1)
  }
})
