import { expect, type Page } from '@playwright/test'
import { lostText, overEdge } from './lost-text.ts'
import { expectAccessible, rulesOfColour } from './staff.ts'

/** Nothing on the page is wider than the screen or cut off. */
export async function expectNothingLost(page: Page, what = '') {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect.soft([...(await overEdge(page)), ...(await lostText(page))], what).toEqual([])
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

const roles = ['button', 'tab', 'switch', 'checkbox', 'radio', 'slider', 'combobox', 'menuitem']
const controls = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'],
  ...[...roles, 'option'].map((role) => `[role=${role}]`),
  '[contenteditable=true]',
].join()

/** Controls smaller than 44 pixels, with their size; links within a sentence are exempt. */
const smallTargets = (page: Page) =>
  page.evaluate((controls) => {
    // What lies below a dialog cannot be tapped.
    const shown = document.querySelector('dialog:modal') ?? document
    const seen = [...shown.querySelectorAll<HTMLElement>(controls)].filter(isTarget)
    const small = seen.flatMap((control) => {
      const sizes = reach(control)
      if (sizes.every((size) => size >= 43.5)) return []
      return `${control.outerHTML}: ${sizes.map(Math.round).join(' × ')}`
    })
    scrollTo(0, 0)
    return small

    function isTarget(control: HTMLElement) {
      const { width, height } = control.getBoundingClientRect()
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const isInSentence =
        control.matches('a') &&
        getComputedStyle(control).display === 'inline' &&
        lengthOf(control.parentElement) > lengthOf(control) + 1
      // One pixel is the size of visually hidden elements.
      const isSeen = isShown && width > 1 && height > 1
      return isSeen && !isInSentence && !control.closest('[inert], [aria-hidden=true]')
    }

    function lengthOf(element: Element | null) {
      return element?.textContent?.trim().length ?? 0
    }

    /** Its drawn size, or the area that reacts to a tap: its label, or a pseudo-element around it. */
    function reach(control: HTMLElement) {
      const { width, height } = control.getBoundingClientRect()
      if (width >= 44 && height >= 44) return [width, height]
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { x, y } = control.getBoundingClientRect()
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      const isHit = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)
        return [control, ...labels].some((each) => each.contains(hit))
      }
      const far = (right: number, down: number) => {
        let steps = 0
        while (steps < 60 && isHit(right * steps, down * steps)) steps += 0.5
        return steps
      }
      const sizes = [far(-1, 0) + far(1, 0), far(0, -1) + far(0, 1)]
      return [Math.max(width, sizes[0] ?? 0), Math.max(height, sizes[1] ?? 0)]
    }
  }, controls)
