/** Late enough that the page is in use and hydrated. */
const restMs = 2000
/** List items laid out per step; more would block a slow phone. */
const itemsPerStep = 1

/** Lays out every section at once (see live.css), since the page may scroll anywhere. */
export function layOutAll() {
  document.documentElement.dataset.whole = ''
}

/**
 * Lays out the sections further down one at a time when idle, so that a page at rest is complete
 * for search, printing and screenshots. A section's list items follow in small batches.
 */
export function layOutWhenIdle() {
  if (!('requestIdleCallback' in window)) return
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')].filter(isAuto)
  let waitingItems: HTMLElement[] = []
  function layOutNext() {
    if (waitingItems.length > 0) waitingItems.splice(0, itemsPerStep).forEach(layOut)
    else {
      const section = sections.shift()
      if (!section) return layOutAll()
      waitingItems = layOutSection(section)
    }
    // Layout now, paint with the next frame: two shorter tasks.
    document.body.getBoundingClientRect()
    requestIdleCallback(layOutNext)
  }
  setTimeout(() => requestIdleCallback(layOutNext), restMs)
}

/** The items that are still to be laid out. */
function layOutSection(section: HTMLElement) {
  const isFar = isSkipped(section)
  if (isFar) section.classList.add('itemwise')
  layOut(section)
  return isFar ? [...section.querySelectorAll<HTMLElement>('li:not(li li)')] : []
}

function layOut({ style }: HTMLElement) {
  style.contentVisibility = 'visible'
}

const isAuto = (section: Element) => getComputedStyle(section).contentVisibility === 'auto'

const isSkipped = (section: Element) =>
  section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false
