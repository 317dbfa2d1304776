import type { Locator, Page } from '@playwright/test'

/**
 * By how many pixels a page is wider than its screen. The window of a mobile browser grows with its
 * content, so it is no measure.
 */
export const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })

/** The elements beyond the right edge of a page that is too wide, in letters of a size, outermost first. */
export const overEdge = (page: Page, fontSize = '') =>
  page.evaluate((fontSize) => {
    const { style } = document.documentElement
    if (fontSize) style.fontSize = fontSize
    const { scrollWidth, clientWidth } = document.documentElement
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth,
    )
    if (fontSize) style.removeProperty('font-size')
    return wide.map(({ tagName, className }) => `${tagName}.${className}`)
  }, fontSize)

/** Words that are clipped by a box, or outside the page where no scrolling reaches them. */
export const lostText = (page: Page) =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    while (words.nextNode()) {
      const node = words.currentNode
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      if ([...range.getClientRects()].some((line) => isCut(line, parent))) {
        lost.push(`${parent.tagName}.${parent.className}: ${node.textContent}`)
      }
    }
    return lost

    function isSeen(element: Element) {
      // Visually hidden text, and text truncated on purpose.
      const meant = '.sr-only, [class*="line-clamp"], script, style, option, [aria-hidden="true"]'
      const isShown = element.checkVisibility({ visibilityProperty: true })
      return (
        isShown && getComputedStyle(element).clipPath !== 'inset(50%)' && !element.closest(meant)
      )
    }

    function isCut(line: DOMRect, from: Element) {
      for (let box: Element | null = from; box; box = box.parentElement) {
        const { overflow, position, textOverflow } = getComputedStyle(box)
        if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflow)) return false
        if (!/hidden|clip/.test(overflow)) {
          if (position === 'fixed') break
          continue
        }
        const edges = box.getBoundingClientRect()
        if (line.right > edges.right + 1 || line.left < edges.left - 1) return true
        if (line.bottom > edges.bottom + 1 || line.top < edges.top - 1) return true
      }
      return line.right > document.documentElement.clientWidth + 1 || line.left < -1
    }
  })

/** Whether two elements overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of them is not shown')
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height
}
