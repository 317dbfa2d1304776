import { expect, type Page } from '@playwright/test'
import { button, link } from '../../support/screen.ts'
import { open, test } from '../../support/visitor.ts'

interface Stop {
  name: string
  /** The region of the page. */
  place: string
  faults: string[]
}

/**
 * Presses Tab and returns the focused element; undefined after the last. It must come after the
 * previous one in reading order, show a focus ring, on itself or on its card, and be at least partly
 * visible and not covered.
 */
async function tab(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const { before = null } = window as { before?: Element | null }
    const at = document.activeElement
    Object.assign(window, { before: at })
    if (!at || at === document.body) return undefined
    const label = at instanceof HTMLInputElement ? at.labels?.[0] : undefined
    const name = at.getAttribute('aria-label') ?? (label ?? at).textContent?.trim() ?? ''
    const around = at.closest('dialog, [popover], header, main, footer, aside')
    // The parts of a date field are stops of one field, and the browser marks them itself.
    const isSame = before === at
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    const isSeen = [...at.getClientRects()].some(({ left, right, top, bottom }) => {
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      const hit = document.elementFromPoint(x, y)
      const box = at.closest('label, li')
      return hit !== null && (at.contains(hit) || hit.contains(at) || box?.contains(hit) === true)
    })
    const checks = {
      'out of order':
        !before ||
        isSame ||
        at.compareDocumentPosition(before) === Node.DOCUMENT_POSITION_PRECEDING,
      'no ring':
        isSame ||
        (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
        at.matches('.card-link, .skip-link'),
      'covered, or off screen': isSeen,
    }
    const faults = Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]))
    const place = around?.id || around?.tagName || ''
    return { name, place, faults: faults.map((fault) => `${name}: ${fault}`) }
  })
}

/** The next stops; those at the browser's toolbar, after the last of the page, are none. */
async function tabs(page: Page, times: number): Promise<Stop[]> {
  const stops: (Stop | undefined)[] = []
  for (let step = 0; step < times; step++) stops.push(await tab(page))
  return stops.filter((stop) => stop !== undefined)
}

async function tabToEnd(page: Page, address: string): Promise<Stop[]> {
  const stops: Stop[] = []
  await open(page, address)
  for (let stop = await tab(page); stop && stops.length < 400; stop = await tab(page)) {
    stops.push(stop)
  }
  expect.soft(stops.length, address).toBeGreaterThan(20)
  expect.soft(stops.length, address).toBeLessThan(400)
  const faults = stops.flatMap((stop) => stop.faults)
  expect.soft(faults, address).toEqual([])
  return stops
}

const placesOf = (stops: Stop[]) => stops.map(({ place }) => place)
const namesOf = (stops: Stop[]) => stops.map(({ name }) => name)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Tab goes through the header and the page in order; Others and the skip link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 780 })
  const stops = await tabToEnd(page, '/')
  expect(namesOf(stops).slice(0, 11)).toEqual([
    ...['Skip to content', 'Kashmir Escapes, home', 'Hotels', 'Villas', 'Travel Packages'],
    ...['Transportation', 'Adventure', 'Others', 'Search', 'Saved listings'],
    expect.stringMatching(/^Call /),
  ])
  expect(placesOf(stops).slice(1, 12)).toEqual([...Array(10).fill('HEADER'), 'content'])
  // If it were only moved off screen, it would be printed at the end of each page.
  const skip = link(page, 'Skip to content')
  expect(await skip.boundingBox()).toMatchObject({ width: 0, height: 0 })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  expect((await tab(page))?.place).toBe('content')

  const others = button(page, 'Others')
  await others.press('Enter')
  expect(placesOf(await tabs(page, 4))).toEqual(Array(4).fill('others'))
  await page.keyboard.press('Escape')
  await expect(page.locator('#others')).toBeHidden()
  await expect(others).toBeFocused()
  expect((await tab(page))?.name).toBe('Search')
})

test('on a phone through a package; drawer and enlarged pictures keep the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await tabToEnd(page, '/travel-package/{TravelPackage}?book')
  const menu = button(page, 'Menu')
  await menu.press('Enter')
  const inDrawer = await tabs(page, 30)
  expect(namesOf(inDrawer)).toContain('Wellness and Relaxation')
  for (const place of placesOf(inDrawer)) expect(['content', 'FOOTER']).not.toContain(place)
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(menu).toBeFocused()

  await link(page, /^Photo 1 of/).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const inside = await tabs(page, 6)
  for (const place of placesOf(inside)) expect(['DIALOG', '']).toContain(place)
  expect(namesOf(inside)).toContain('Next photo')
})
