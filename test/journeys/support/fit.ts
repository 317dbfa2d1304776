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

/** What a dialog or menu covers, and is checked without it. */
const covered = ['[data-base-ui-inert]']

/**
 * The page fits a phone and its fingers, and passes axe, except in elements checked elsewhere; if
 * asked, in the dark too.
 */
export async function expectFit(page: Page, what = '', theme?: 'dark', except: string[] = []) {
  const exclude = [...covered, ...except]
  await endAnimations(page)
  await expectNothingLost(page, what)
  expect.soft(await smallTargets(page), what).toEqual([])
  await expectAccessible(page, undefined, exclude)
  if (theme !== 'dark') return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, rulesOfColour, exclude)
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
