import { expect, type Page } from '@playwright/test'
import { live, test } from '../../support/visitor.ts'

interface Stop {
  name: string
  place: string
  /** Whether a ring or a change of place shows where the focus is. */
  shown: boolean
}

/** Presses Tab and tells where that led. */
async function tab(page: Page, key = 'Tab'): Promise<Stop> {
  await page.keyboard.press(key)
  return page.evaluate(() => {
    const at = document.activeElement ?? document.body
    const name = at.getAttribute('aria-label') ?? at.textContent?.trim() ?? ''
    const place = at.closest('dialog, [popover], header, main, footer, aside')
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    const own = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    const around = at.matches('.card-link') || at.matches('.skip-link')
    return { name, place: place?.id || place?.tagName || '', shown: own || around }
  })
}

async function tabs(page: Page, times: number) {
  const stops: Stop[] = []
  for (let step = 0; step < times; step++) stops.push(await tab(page))
  return stops
}

test('Tab goes from the skip link through the header into the page', async ({ page }) => {
  await page.goto('/hotels')
  await live(page)
  const stops = await tabs(page, 16)
  expect(stops.slice(0, 11).map(({ name }) => name)).toEqual([
    'Skip to content',
    'Kashmir Escapes, home',
    'Hotels',
    'Villas',
    'Travel Packages',
    'Transportation',
    'Adventure',
    'Others',
    'Search',
    'Saved listings',
    expect.stringMatching(/^Call /),
  ])
  expect(stops.slice(1, 11).every(({ place }) => place === 'HEADER')).toBe(true)
  expect(stops.slice(11).every(({ place }) => place === 'content')).toBe(true)
  expect(stops.filter(({ shown }) => !shown)).toEqual([])
})

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/hotels')
  await live(page)
  await tab(page)
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  expect((await tab(page)).place).toBe('content')
})

test('Others opens by key, is walked through, and gives the focus back', async ({ page }) => {
  await page.goto('/hotels')
  await live(page)
  const others = page.getByRole('button', { name: 'Others' })
  await others.focus()
  await page.keyboard.press('Enter')
  const stops = await tabs(page, 3)
  expect(stops.map(({ place }) => place)).toEqual(['others', 'others', 'others'])
  await page.keyboard.press('Escape')
  await expect(page.locator('#others')).toBeHidden()
  await expect(others).toBeFocused()
  expect((await tab(page)).name).toBe('Search')
})

test('the drawer keeps the focus until Escape gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/hotels')
  await live(page)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#menu')).toBeVisible()
  const stops = await tabs(page, 30)
  expect(stops.filter(({ place }) => place === 'content' || place === 'FOOTER')).toEqual([])
  expect(new Set(stops.map(({ name }) => name))).toContain('Wellness and Relaxation')
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu')).toBeHidden()
  await expect(menu).toBeFocused()
})

test('the pictures in large keep the focus among themselves', async ({ page, request }) => {
  const answer = await request.get('/api/Hotel')
  await page.goto(`/hotel/${(await answer.json()).$values[0].id}`)
  await live(page)
  await page.getByRole('link', { name: /^Photo 2 of/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const stops = await tabs(page, 6)
  // Between the last and the first the browser's own bar has its turn.
  expect(stops.filter(({ place }) => !['DIALOG', ''].includes(place))).toEqual([])
  expect(stops.map(({ name }) => name)).toContain('Next photo')
})
