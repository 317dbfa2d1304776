import { expect, type Page } from '@playwright/test'
import { jpeg } from '../../../samples/pictures.ts'
import { addListing, addRoom } from '../../support/new-listings.ts'
import { closeOffer, live, test } from '../../support/visitor.ts'

test.use({ ownServer: {}, contextOptions: { reducedMotion: 'reduce' } })

const shapes = [
  [180, 420],
  [240, 240],
  [420, 180],
] as const

const folders: Record<string, string> = {
  '/api/Hotel': '/hotel',
  '/api/Villa': '/villas',
  '/api/TravelPackage': '/travel-package',
  '/api/Transportation': '/transportation',
}

const lists = ['/', '/hotels', '/transportation', '/search?q=shape', '/saved']

const ids: Record<string, number[]> = {}

test.beforeAll(
  'listings of every kind with a picture of every shape',
  async ({ playwright, baseURL, ownerToken }) => {
    test.setTimeout(60_000)
    const request = await playwright.request.newContext({ baseURL })
    const office = { request, token: ownerToken }
    const pictures = await Promise.all(shapes.map(([width, height]) => jpeg(width, height)))
    for (const api of Object.keys(folders)) {
      const made: number[] = []
      for (const [at, picture] of pictures.entries()) {
        const texts = { title: `Shape ${at}`, description: 'Shape' }
        made.push(await addListing(office, { api, pictures: [picture], texts }))
      }
      ids[api] = made
    }
    const [hotel = 0] = ids['/api/Hotel'] ?? []
    for (const [at, picture] of pictures.entries()) {
      await addRoom(office, hotel, { pictures: [picture], texts: { name: `Shape ${at}` } })
    }
    await request.dispose()
  },
)

/** Rows of cards that are not equally high, and frames of pictures that are not as wide for their height as they should be. */
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

/** Opens a page and looks at it at every width, laid out whole. */
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
  await page.addInitScript((text) => {
    localStorage.setItem('saved', text)
    localStorage.setItem('viewed', text)
  }, JSON.stringify(ids['/api/Villa']))
  for (const address of lists) await expectShapes(page, address)
  await expectShapes(page, `/compare?ids=${ids['/api/TravelPackage']?.slice(0, 3)}`)
})

test('so they are on the pages of listings', async ({ page }) => {
  await page.addInitScript(
    (text) => localStorage.setItem('viewed', text),
    JSON.stringify(ids['/api/Villa']),
  )
  for (const [api, folder] of Object.entries(folders)) {
    const [tall] = ids[api] ?? []
    await expectShapes(page, `${folder}/${tall}`)
    await expect(page.locator('.recent-picture').first()).toBeAttached()
    const frame = await page.locator('.gallery-item').first().boundingBox()
    expect((frame?.width ?? 0) / (frame?.height ?? 1), folder).toBeCloseTo(3 / 2, 1)
  }
})
