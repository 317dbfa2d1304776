import { expect, type Page } from '@playwright/test'
import { lostText, overEdge, overlap } from './lost-text.ts'
import { expectAccessible, rulesOfColour } from './staff.ts'

/** What is checked in addition to a narrow page: wide, in the dark, and its header and footer. */
export type Look = 'wide' | 'dark' | 'shell'

/** Fails where a page is not for everyone: by axe, narrow and in these looks, and in large text. */
export async function expectForEveryone(
  page: Page,
  what: string,
  looks: Look[] = ['wide', 'dark', 'shell'],
) {
  const except = looks.includes('shell') ? [] : ['.site-header', '.site-footer']
  if (looks.includes('wide')) await expectAccessible(page, undefined, except)
  if (looks.includes('dark')) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page, rulesOfColour, except)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page, undefined, except)
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
    const lost = [...(await overEdge(page)), ...(await lostText(page))]
    expect.soft(lost, `${what} in large text at ${width}`).toEqual([])
  }
  expect.soft(await wrongBars(page), `${what} in large text`).toEqual([])
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** What of the header is outside a phone’s window, and what is too high or too low of a listing’s bar. */
const wrongBars = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (each: Element) => each.getBoundingClientRect()
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && boxOf(each).width > 0,
      )
    const wrong = seen('.site-header :is(a, button)').filter(
      (each) => boxOf(each).left < 0 || boxOf(each).right > innerWidth,
    )
    for (const bar of seen('[aria-label="Price and booking"]')) {
      const isLow = bar.clientHeight <= innerHeight * 0.3 && bar.scrollHeight === bar.clientHeight
      const small = [...bar.querySelectorAll('a')].filter((way) => boxOf(way).height < 44)
      wrong.push(...(isLow ? [] : [bar]), ...small)
    }
    return wrong.map(({ outerHTML }) => outerHTML)
  })
