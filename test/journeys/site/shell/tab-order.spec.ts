import { expect, type Page } from '@playwright/test'
import { addressOf } from '../../support/public-pages.ts'
import { closeOffer, live, test } from '../../support/visitor.ts'

interface Stop {
  name: string
  /** Comes after the stop before it, as the page is read. */
  follows: boolean
  /** A ring, or that of the card around it, shows where the focus is. */
  ringed: boolean
  /** At least a part of it is on the screen, and nothing lies over that. */
  seen: boolean
}

/** Presses Tab and tells where that led; undefined behind the last stop of the page. */
async function tab(page: Page): Promise<Stop | undefined> {
  const before = await page.evaluateHandle(() => document.activeElement)
  await page.keyboard.press('Tab')
  return page.evaluate((before) => {
    const at = document.activeElement
    if (!at || at === document.body) return undefined
    const label = at instanceof HTMLInputElement ? at.labels?.[0] : undefined
    const name = at.getAttribute('aria-label') ?? (label ?? at).textContent?.trim() ?? ''
    const follows =
      !before ||
      before === at ||
      (before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    // The parts of a date are stops of one field; the browser itself shows which it is.
    const ringed =
      before === at ||
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
      at.matches('.card-link, .skip-link')
    const seen = [...at.getClientRects()].some(({ left, right, top, bottom }) => {
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null &&
        (at.contains(hit) || hit.contains(at) || at.closest('label, li')?.contains(hit) === true)
      )
    })
    return { name, follows, ringed, seen }
  }, before)
}

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let stop = await tab(page); stop; stop = await tab(page)) {
    stops.push(stop)
    if (stops.length > 400) throw new Error(`Tab does not come to an end behind ${stop.name}`)
  }
  return stops
}

const faults = (stops: Stop[]) =>
  stops.flatMap(({ name, follows, ringed, seen }) => [
    ...(follows ? [] : [`${name}: out of order`]),
    ...(ringed ? [] : [`${name}: no ring`]),
    ...(seen ? [] : [`${name}: covered, or off the screen`]),
  ])

const home = '/'
const trip = '/travel-package/{TravelPackage}'
const pages = {
  360: [trip, '/contact'],
  1440: [home],
}

for (const [width, addresses] of Object.entries(pages)) {
  test.describe(`${width} pixels wide`, () => {
    const viewport = { width: Number(width), height: 780 }
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const address of addresses) {
      test(`Tab goes through ${address} as it is read, and each stop is seen`, async ({ page }) => {
        await closeOffer(page)
        await page.goto(await addressOf({ address }, page.request))
        await live(page)
        const stops = await walk(page)
        expect(stops.length).toBeGreaterThan(20)
        expect(faults(stops)).toEqual([])
      })
    }
  })
}
