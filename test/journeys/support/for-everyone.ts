import { expect, type Page } from '@playwright/test'
import { lostText, overEdge } from './lost-text.ts'
import { expectAccessible, rulesOfColour } from './staff.ts'

/**
 * Fails where a page is not for everyone: by axe, narrow, and in large text; unless told otherwise
 * also wide and in the dark.
 */
export async function expectForEveryone(page: Page, what: string, isThorough = true) {
  if (isThorough) {
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page, rulesOfColour)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
  expect(await overEdge(page), `${what} at 320 pixels`).toEqual([])
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 720 })
    expect.soft(await overEdge(page), `${what} in large text at ${width}`).toEqual([])
    expect.soft(await lostText(page), `${what} in large text at ${width}`).toEqual([])
  }
}
