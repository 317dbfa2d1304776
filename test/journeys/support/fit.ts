import { expect, type Page } from '@playwright/test'
import { lostText, overhang } from './lost-text.ts'
import { expectAccessible, rulesOfColour } from './staff.ts'
import { smallTargets } from './targets.ts'

/** Nothing on the page is wider than the screen or cut off. */
export async function expectNothingLost(page: Page, what = '') {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect.soft(await overhang(page), what).toBeLessThanOrEqual(0)
  expect.soft(await lostText(page), what).toEqual([])
}

/** The page fits a phone and its fingers, and passes axe; if asked, in the dark too. */
export async function expectFit(page: Page, what = '', theme?: 'dark') {
  await endAnimations(page)
  await expectNothingLost(page, what)
  expect.soft(await smallTargets(page), what).toEqual([])
  await expectAccessible(page)
  if (theme !== 'dark') return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, rulesOfColour)
  await page.emulateMedia({ colorScheme: 'light' })
}

const endAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.getAnimations()) {
      const { endTime } = each.effect?.getComputedTiming() ?? {}
      // Endless and scroll-driven animations never end.
      if (each.timeline === document.timeline && Number.isFinite(endTime)) each.finish()
    }
  })
