import { expect, type Locator } from '@playwright/test'
import { overlap } from '../../support/lost-text.ts'
import { button, link, press, title } from '../../support/screen.ts'
import { onNetwork, open, stopClock, test } from '../../support/visitor.ts'

const slideMs = 5000
const wide = { width: 1440, height: 900 }

test.use({ viewport: wide })

const rests = (film: Locator, paused: boolean) => expect(film).toHaveJSProperty('paused', paused)

test('pictures advance every 5 s and pause; from 768 px a film follows', async ({ page }) => {
  const hero = page.locator('.home-hero')
  async function shows(picture: number, afterMs = slideMs) {
    await page.clock.fastForward(afterMs)
    await expect(hero.locator('[aria-current=true]')).toHaveAccessibleName(`Picture ${picture}`)
  }
  await stopClock(page)
  await open(page, '/')
  await shows(1, 0)
  expect(await hero.boundingBox()).toEqual({ x: 0, y: 0, ...wide })
  await expect(hero.locator('picture')).toHaveCount(4)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport()
  for (const picture of [2, 3, 4, 1]) await shows(picture)
  await button(hero, 'Pause the pictures').press('Enter')
  await page.getByRole('main').focus()
  await shows(1, 3 * slideMs)
  await button(hero, 'Play the pictures').press('Enter')
  await shows(2)

  const film = page.getByRole('region', { name: "LET'S TRAVEL" })
  await expect(film.getByRole('heading')).toBeVisible()
  await rests(film.locator('video'), false)
  for (const width of [768, 767]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(film).toBeVisible({ visible: width === 768 })
  }

  // On a phone the dots overlap nothing.
  await page.setViewportSize({ width: 320, height: 568 })
  const credit = '<p>Photo by Bilal</p>'
  const words = hero.locator('.home-hero-text')
  await words.evaluate((text, html) => text.insertAdjacentHTML('beforeend', html), credit)
  const chat = link(page, 'Book Tulip Tour on WhatsApp')
  const below = [title(page), link(hero, 'See travel packages'), hero.getByText('Photo by'), chat]
  for (const dot of await hero.getByRole('button').all()) {
    for (const other of below) expect(await overlap(dot, other)).toBe(false)
  }
})

test('a film waits on 3G, loops, and stops under pointer and focus', async ({ page }) => {
  await onNetwork(page, { effectiveType: '3g' })
  await open(page, '/eventManagement')
  expect((await page.locator('.hero').boundingBox())?.height).toBe(wide.height)
  const film = page.locator('video')
  const away = page.getByRole('banner').getByRole('link').first()
  const play = button(page, 'Play the film')
  await expect(play).toBeVisible()
  await expect(film).toHaveCount(0)
  await play.press('Enter')
  for (const property of ['muted', 'loop']) await expect(film).toHaveJSProperty(property, true)
  await rests(film, false)
  await away.focus()
  await title(page).hover()
  await rests(film, true)
  await away.hover()
  await rests(film, false)
  await button(page, 'Pause the film').focus()
  await rests(film, true)
  await away.focus()
  await rests(film, false)
  await press(page, 'Pause the film')
  await away.hover()
  await rests(film, true)
})
