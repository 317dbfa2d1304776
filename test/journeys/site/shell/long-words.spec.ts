import { expect, type Page } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { overhang } from '../../support/lost-text.ts'
import { addListing, addRoom } from '../../support/new-listings.ts'
import { closeOffer, live, test } from '../../support/visitor.ts'

test.use({ ownServer: {}, contextOptions: { reducedMotion: 'reduce' } })

const word = `${'W'.repeat(30)}${'abcdefghij'.repeat(7)}`
const texts = {
  ...{ title: word, description: word, location: word, duration: word, additionalinfo: word },
  ...{ termcondition: word, overview: word.slice(0, 30), paymentterms: word, luggage: word },
  ...{ cancellationpolicy: word, 'inclusions[0]': word, 'exclusions[0]': word },
}
/** Of a title that has spaces, but is far longer than usual. */
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

const ids: Record<string, number> = {}
let wordy = 0

test.beforeAll(
  'listings of every kind with words of a hundred letters',
  async ({ playwright, baseURL, ownerToken }) => {
    test.setTimeout(60_000)
    const request = await playwright.request.newContext({ baseURL })
    const office = { request, token: ownerToken }
    for (const api of Object.keys(folders)) {
      ids[api] = await addListing(office, { api, pictures: [], texts })
    }
    wordy = await addListing(office, {
      api: '/api/TravelPackage',
      pictures: [],
      texts: { title: sentence },
    })
    await addRoom(office, ids['/api/Hotel'] ?? 0, {
      pictures: [await jpeg(60, 40)],
      texts: { name: word, capacity: word },
    })
    await request.post('/api/TravelPackageDayWiseItinerary', {
      headers: { authorization: `Bearer ${ownerToken}` },
      data: {
        dayNumber: 1,
        title: word,
        details: word,
        travelPackageId: ids['/api/TravelPackage'],
      },
    })
    await request.dispose()
  },
)

async function expectNoOverhang(page: Page, address: string, widths = [320, 360]) {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await overhang(page), `${address} at ${width}`).toBeLessThanOrEqual(0)
  }
}

test('words of a hundred letters widen no list', async ({ page }) => {
  await page.addInitScript(
    (kept) => {
      for (const key of ['saved', 'viewed', 'compared']) localStorage.setItem(key, kept)
    },
    JSON.stringify([ids['/api/Villa'], ids['/api/TravelPackage']]),
  )
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

test('words of a hundred letters widen no page of a listing', async ({ page }) => {
  for (const [api, folder] of Object.entries(folders)) {
    await expectNoOverhang(page, `${folder}/${ids[api]}?book`)
  }
  const travel = ids['/api/TravelPackage']
  await expectNoOverhang(page, `/travel-package/${travel}/print`, [320, 1024])
  await expectNoOverhang(page, `/compare?ids=${travel},${wordy}`, [320, 1440])
  await expectNoOverhang(page, `/contact-form-adventure/${ids['/api/Adventure']}`)
})

test('a sheet with a title of 140 letters fits its window', async ({ page }) => {
  await expectNoOverhang(page, `/travel-package/${wordy}/print`, [360, 1024, 1280, 1440])
})
