import type { Page } from '@playwright/test'

/** Minimum size of a touch target. */
const minSize = 44

/** Controls smaller than that, with their size; links within a sentence are exempt. */
export const smallTargets = (page: Page) =>
  page.evaluate((minSize) => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=slider], [role=combobox], [role=menuitem], [role=option], [contenteditable=true]'
    const small: string[] = []
    // What lies below a dialog cannot be tapped.
    const shown = document.querySelector('dialog:modal') ?? document
    for (const control of shown.querySelectorAll<HTMLElement>(controls)) {
      if (!isSeen(control) || isInSentence(control)) continue
      const { width, height } = reach(control)
      if (width >= minSize - 0.5 && height >= minSize - 0.5) continue
      const name = control.getAttribute('aria-label') || control.textContent?.trim()
      small.push(
        `${control.tagName.toLowerCase()} “${name || control.getAttribute('name')}”: ${Math.round(width)} × ${Math.round(height)}`,
      )
    }
    scrollTo(0, 0)
    return small

    function isSeen(control: Element) {
      const { width, height } = control.getBoundingClientRect()
      const shown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // One pixel is the size of visually hidden elements.
      return shown && width > 1 && height > 1 && !control.closest('[inert], [aria-hidden=true]')
    }

    function isInSentence(control: Element) {
      if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false
      const around = control.parentElement?.textContent?.trim() ?? ''
      return around.length > (control.textContent?.trim().length ?? 0) + 1
    }

    /** Its drawn size, or the area that reacts to a tap: its label, or a pseudo-element around it. */
    function reach(control: HTMLElement) {
      const { width, height } = control.getBoundingClientRect()
      if (width >= minSize && height >= minSize) return { width, height }
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const far = (right: number, down: number) => {
        let steps = 0
        while (steps < 60 && isHit(control, x + right * steps, y + down * steps)) steps += 0.5
        return steps
      }
      return {
        width: Math.max(width, far(-1, 0) + far(1, 0)),
        height: Math.max(height, far(0, -1) + far(0, 1)),
      }
    }

    function isHit(control: HTMLElement, x: number, y: number) {
      const hit = document.elementFromPoint(x, y)
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
      return !!hit && [control, ...labels].some((each) => each.contains(hit))
    }
  }, minSize)
