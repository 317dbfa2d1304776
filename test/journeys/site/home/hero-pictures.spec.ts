import { expect, type Locator, type Page } from '@playwright/test'
import { overlap } from '../../support/lost-text.ts'
import { live, onNetwork, open, stopClock, test } from '../../support/visitor.ts'

const slideMs = 5000
const wide = { width: 1440, height: 900 }

test.use({ viewport: wide })

const hero = (page: Page) => page.locator('.home-hero')

const shows = (page: Page, picture: number) =>
  expect(hero(page).locator('[aria-current=true]')).toHaveAccessibleName(`Picture ${picture}`)

async function expectFirstPicture(page: Page, folder: 'landscapes' | 'portraits') {
  const picture = hero(page).getByRole('img', { name: /shikara/ })
  await expect(picture).toHaveAttribute('fetchpriority', 'high')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(new RegExp(`/${folder}/dal-dawn-\\d+\\.avif$`))
}

test('pictures advance every 5 s and pause; from 768 px a film follows', async ({ page }) => {
  await stopClock(page)
  await page.goto('/')
  await expectFirstPicture(page, 'landscapes')
  await live(page)
  await shows(page, 1)
  expect(await hero(page).boundingBox()).toEqual({ x: 0, y: 0, ...wide })
  await expect(hero(page).locator('picture')).toHaveCount(4)
  const logo = page.getByRole('banner').getByRole('link', { name: /^Kashmir Escapes/ })
  expect((await logo.boundingBox())?.y).toBeLessThan(wide.height)
  for (const picture of [2, 3, 4, 1]) {
    await page.clock.fastForward(slideMs)
    await shows(page, picture)
  }
  await hero(page).getByRole('button', { name: 'Pause the pictures' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('main').focus()
  await page.clock.fastForward(3 * slideMs)
  await shows(page, 1)
  await hero(page).getByRole('button', { name: 'Play the pictures' }).focus()
  await page.keyboard.press('Enter')
  await page.clock.fastForward(slideMs)
  await shows(page, 2)

  const film = page.getByRole('region', { name: "LET'S TRAVEL" })
  await expect(film.getByRole('heading')).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(film).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(film).toBeHidden()
})

test('a phone gets a portrait picture, whose dots overlap nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await expectFirstPicture(page, 'portraits')
  await live(page)
  await hero(page)
    .locator('.home-hero-text')
    .evaluate((text) => {
      text.append(Object.assign(document.createElement('p'), { textContent: 'Photo by Bilal' }))
    })
  for (const other of [
    hero(page).getByRole('heading'),
    hero(page).getByRole('link', { name: 'See travel packages' }),
    hero(page).getByText('Photo by Bilal'),
    page.getByRole('link', { name: 'Book Tulip Tour on WhatsApp' }),
  ]) {
    for (const dot of await hero(page).getByRole('button').all()) {
      expect(await overlap(dot, other)).toBe(false)
    }
  }
})

const rests = (film: Locator, paused: boolean) => expect(film).toHaveJSProperty('paused', paused)

test('a film is muted, loops, and stops under pointer and focus', async ({ page }) => {
  await open(page, '/eventManagement')
  expect((await page.locator('.hero').boundingBox())?.height).toBe(wide.height)
  const film = page.locator('video')
  const button = page.getByRole('button', { name: 'Pause the film' })
  const away = page.getByRole('banner').getByRole('link').first()
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await rests(film, false)
  await page.getByRole('heading', { level: 1 }).hover()
  await rests(film, true)
  await expect(button).toBeVisible()
  await away.hover()
  await rests(film, false)
  await button.focus()
  await rests(film, true)
  await away.focus()
  await rests(film, false)
  await button.click()
  await away.hover()
  await rests(film, true)
  await page.getByRole('button', { name: 'Play the film' }).click()
  await rests(film, false)
})

test('a film does not load with Save-Data until it is started', async ({ page }) => {
  await onNetwork(page, { effectiveType: '3g' })
  await open(page, '/adventure')
  const play = page.getByRole('button', { name: 'Play the film' })
  await expect(play).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await play.click()
  await rests(page.locator('video'), false)
})
