import { expect, type Page } from '@playwright/test'
import { lostText, overEdge, overlap } from './lost-text.ts'
import { expectAccessible, rulesOfColour } from './staff.ts'

/** What is checked in addition to a narrow page. */
export type Look = 'wide' | 'dark'

/** The same on every page, so they are checked only where a page is also checked when wide. */
const shell = ['.site-header', '.site-footer']

/** Fails where a page is not for everyone: by axe, narrow and in these looks, and in large text. */
export async function expectForEveryone(
  page: Page,
  what: string,
  looks: Look[] = ['wide', 'dark'],
) {
  if (looks.includes('wide')) await expectAccessible(page)
  if (looks.includes('dark')) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page, rulesOfColour)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page, undefined, looks.includes('wide') ? [] : shell)
  expect(await overEdge(page), `${what} at 320 pixels`).toEqual([])
  for (const button of await page.getByRole('button', { name: /the film$/ }).all()) {
    for (const words of await page.locator('.hero-text > *').filter({ visible: true }).all()) {
      expect.soft(await overlap(button, words), `${what}: the film’s button`).toBe(false)
    }
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 720 })
    expect.soft(await overEdge(page), `${what} in large text at ${width}`).toEqual([])
    expect.soft(await lostText(page), `${what} in large text at ${width}`).toEqual([])
  }
  await expectSmallBars(page, what)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** In large text the header is inside a phone's window, and a listing's bar at most three tenths of it. */
async function expectSmallBars(page: Page, what: string) {
  const header = page.getByRole('banner')
  for (const control of await header.getByRole('link').or(header.getByRole('button')).all()) {
    if (!(await control.isVisible())) continue
    const { x = -1, width = 0 } = (await control.boundingBox()) ?? {}
    expect.soft(x, `${what}: the header`).toBeGreaterThanOrEqual(0)
    expect.soft(x + width, `${what}: the header`).toBeLessThanOrEqual(360)
  }
  const bar = page.getByRole('complementary', { name: 'Price and booking' })
  if (!(await bar.isVisible())) return
  expect.soft((await bar.boundingBox())?.height, what).toBeLessThanOrEqual(720 * 0.3)
  expect.soft(await bar.evaluate((box) => box.scrollHeight - box.clientHeight), what).toBe(0)
  for (const way of await bar.getByRole('link').all()) {
    expect.soft((await way.boundingBox())?.height, what).toBeGreaterThanOrEqual(44)
  }
}
