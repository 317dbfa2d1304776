import { expect, type Page } from '@playwright/test'
import { open, test } from '../../support/visitor.ts'

interface Stop {
  name: string
  /** The region of the page. */
  place: string
  /** Comes after the previous stop in reading order. */
  follows: boolean
  /** A focus ring is visible, on it or on its card. */
  ringed: boolean
  /** At least part of it is visible and not covered. */
  seen: boolean
}

/** Presses Tab and returns the focused element; undefined after the last. */
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
    const place = around?.id || around?.tagName || ''
    const follows =
      !before ||
      before === at ||
      (before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    // The parts of a date field are stops of one field, and the browser marks them itself.
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
    return { name, place, follows, ringed, seen }
  })
}

async function tabs(page: Page, times: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let step = 0; step < times; step++) {
    const stop = await tab(page)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

const faults = (stops: Stop[]) =>
  stops.flatMap(({ name, follows, ringed, seen }) => [
    ...(follows ? [] : [`${name}: out of order`]),
    ...(ringed ? [] : [`${name}: no ring`]),
    ...(seen ? [] : [`${name}: covered, or off the screen`]),
  ])

test('Tab goes through a package, a form and the home page in order', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, address] of [
    [360, '/travel-package/{TravelPackage}'],
    [360, '/contact'],
    [1440, '/'],
  ] as const) {
    await page.setViewportSize({ width, height: 780 })
    await open(page, address)
    const stops = await tabs(page, 400)
    expect.soft(stops.length, address).toBeGreaterThan(20)
    expect.soft(stops.length, address).toBeLessThan(400)
    expect.soft(faults(stops), `${address}, ${width} pixels wide`).toEqual([])
  }
})

test('Tab walks through the header and Others, and the skip link past it', async ({ page }) => {
  await open(page, '/hotels')
  // If it were only moved off screen, it would be printed at the end of each page.
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await skip.boundingBox()).toMatchObject({ width: 0, height: 0 })
  const stops = await tabs(page, 16)
  expect(stops.slice(0, 11).map(({ name }) => name)).toEqual([
    ...['Skip to content', 'Kashmir Escapes, home', 'Hotels', 'Villas', 'Travel Packages'],
    ...['Transportation', 'Adventure', 'Others', 'Search', 'Saved listings'],
    expect.stringMatching(/^Call /),
  ])
  const places = stops.map(({ place }) => place)
  expect(places).toEqual([places[0], ...Array(10).fill('HEADER'), ...Array(5).fill('content')])
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  expect((await tab(page))?.place).toBe('content')

  const others = page.getByRole('button', { name: 'Others' })
  await others.focus()
  await page.keyboard.press('Enter')
  const within = await tabs(page, 4)
  expect(within.map(({ place }) => place)).toEqual(Array(4).fill('others'))
  await page.keyboard.press('Escape')
  await expect(page.locator('#others')).toBeHidden()
  await expect(others).toBeFocused()
  expect((await tab(page))?.name).toBe('Search')
})

test('the drawer, and then the enlarged pictures, keep the focus inside', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/hotel/{Hotel}')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu')).toBeVisible()
  const names: string[] = []
  for (let step = 0; step < 30; step++) {
    const stop = await tab(page)
    expect(['content', 'FOOTER']).not.toContain(stop?.place)
    if (stop) names.push(stop.name)
  }
  expect(names).toContain('Wellness and Relaxation')
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(menu).toBeFocused()

  await page.getByRole('link', { name: /^Photo 1 of/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const inside: (Stop | undefined)[] = []
  for (let step = 0; step < 6; step++) inside.push(await tab(page))
  // Between the last and the first element the browser's toolbar gets the focus.
  for (const { place } of inside.filter((stop) => !!stop)) expect(['DIALOG', '']).toContain(place)
  expect(inside.map((stop) => stop?.name)).toContain('Next photo')
})
