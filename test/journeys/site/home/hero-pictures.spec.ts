import { expect, type Locator, type Page } from '@playwright/test'
import { live, stopClock, test } from '../../support/visitor.ts'

const slideMs = 5000
const wide = { width: 1440, height: 900 }

const hero = (page: Page) => page.locator('.home-hero')

const shows = (page: Page, picture: number) =>
  expect(hero(page).locator('[aria-current=true]')).toHaveAccessibleName(`Picture ${picture}`)

test.describe('the pictures of the home page', () => {
  test.use({ viewport: wide })

  test('fill the screen, advance every 5 s, and can be paused, above a film on screens from 768 pixels only', async ({
    page,
  }) => {
    await stopClock(page)
    await page.goto('/')
    await live(page)
    await shows(page, 1)
    expect(await hero(page).boundingBox()).toEqual({ x: 0, y: 0, ...wide })
    await expect(hero(page).locator('picture')).toHaveCount(4)
    const logo = page.getByRole('banner').getByRole('link', { name: /^Kashmir Escapes/ })
    expect((await logo.boundingBox())?.y).toBeLessThan(wide.height)
    for (const picture of [2, 3, 4, 1]) {
      await page.clock.runFor(slideMs)
      await shows(page, picture)
    }
    await hero(page).getByRole('button', { name: 'Pause the pictures' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('main').focus()
    await page.clock.runFor(3 * slideMs)
    await shows(page, 1)
    await hero(page).getByRole('button', { name: 'Play the pictures' }).focus()
    await page.keyboard.press('Enter')
    await page.clock.runFor(slideMs)
    await shows(page, 2)

    const film = page.getByRole('region', { name: "LET'S TRAVEL" })
    await expect(film.getByRole('heading')).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(film).toBeVisible()
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(film).toBeHidden()
  })
})

test.describe('a film', () => {
  test.use({ viewport: wide })

  const rests = (film: Locator, paused: boolean) => expect(film).toHaveJSProperty('paused', paused)

  test('stops under the pointer, while it has the focus, and by its button', async ({ page }) => {
    await page.goto('/adventure')
    await live(page)
    const film = page.locator('video')
    const button = page.getByRole('button', { name: 'Pause the film' })
    await rests(film, false)
    await page.getByRole('heading', { level: 1 }).hover()
    await rests(film, true)
    await expect(button).toBeVisible()
    await page.getByRole('searchbox').hover()
    await rests(film, false)
    await button.focus()
    await rests(film, true)
    await page.getByRole('searchbox').focus()
    await rests(film, false)
    await button.click()
    await page.getByRole('searchbox').hover()
    await rests(film, true)
    await page.getByRole('button', { name: 'Play the film' }).click()
    await rests(film, false)
  })

  test('does not load with Save-Data until it is started', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    )
    await page.goto('/adventure')
    await live(page)
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    await page.getByRole('button', { name: 'Play the film' }).click()
    await rests(page.locator('video'), false)
  })
})

/** Whether two elements overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not shown')
  const crosses = (from: number, size: number, otherFrom: number, otherSize: number) =>
    from < otherFrom + otherSize && otherFrom < from + size
  return crosses(a.x, a.width, b.x, b.width) && crosses(a.y, a.height, b.y, b.height)
}

test('a film is muted and loops, and its button covers no text on small screens', async ({
  page,
}) => {
  for (const path of ['/', '/photoShoots', '/eventManagement']) {
    await page.setViewportSize(wide)
    await page.goto(path)
    await live(page)
    const film = page.locator('video')
    await expect(film).toHaveCount(1)
    await expect(film).toHaveJSProperty('muted', true)
    await expect(film).toHaveJSProperty('loop', true)
    if (path === '/') continue
    if (path === '/eventManagement') {
      expect((await page.locator('.hero').boundingBox())?.height).toBe(wide.height)
    }
    await page.setViewportSize({ width: 320, height: 568 })
    const button = page.getByRole('button', { name: /the film$/ })
    for (const words of await page.locator('.hero-text > *').all()) {
      expect(await overlap(button, words), path).toBe(false)
    }
  }
})

test('a phone gets a portrait picture, whose dots overlap nothing, and a wide screen a landscape', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { size, folder } of [
    { size: wide, folder: 'landscapes' },
    { size: { width: 320, height: 568 }, folder: 'portraits' },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/')
    const picture = hero(page).getByRole('img', { name: /shikara/ })
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(new RegExp(`/${folder}/dal-dawn-\\d+\\.avif$`))
  }

  await live(page)
  await hero(page)
    .locator('.home-hero-text')
    .evaluate((text) => {
      text.append(Object.assign(document.createElement('p'), { textContent: 'Photo by Bilal' }))
    })
  const dots = hero(page).getByRole('button')
  for (const other of [
    hero(page).getByRole('heading'),
    hero(page).getByRole('link', { name: 'See travel packages' }),
    hero(page).getByText('Photo by Bilal'),
    page.getByRole('link', { name: 'Book Tulip Tour on WhatsApp' }),
  ]) {
    for (const dot of await dots.all()) expect(await overlap(dot, other)).toBe(false)
  }
})
