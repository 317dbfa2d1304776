/** Late enough that the page is in use and hydrated. */
const restMs = 2000
/** List items laid out per step; more would block a slow phone. */
const itemsPerStep = 1

let waitingItems: HTMLElement[] = []

/** Lays out every section at once (see live.css), since the page may scroll anywhere. */
export function layOutAll() {
  document.documentElement.dataset.whole = ''
  layOutItems(waitingItems.length)
}

/**
 * Lays out the sections further down one at a time when idle, so that a page at rest is complete
 * for search, printing and screenshots. A section's list items follow in small batches.
 */
export function layOutWhenIdle() {
  if (!('requestIdleCallback' in window)) return
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')].filter(isAuto)
  function layOutNext() {
    if (waitingItems.length > 0) layOutItems(itemsPerStep)
    else {
      const section = sections.shift()
      if (!section) return layOutAll()
      layOutSection(section)
    }
    requestIdleCallback(layOutNext)
  }
  setTimeout(() => requestIdleCallback(layOutNext), restMs)
}

function layOutSection(section: HTMLElement) {
  if (isSkipped(section)) {
    waitingItems = [...section.querySelectorAll<HTMLElement>('li:not(li li)')]
    for (const { style } of waitingItems) {
      style.contentVisibility = 'auto'
      style.containIntrinsicBlockSize = 'auto 30rem'
    }
  }
  section.style.contentVisibility = 'visible'
}

function layOutItems(count: number) {
  for (const { style } of waitingItems.splice(0, count)) {
    style.contentVisibility = ''
    style.containIntrinsicBlockSize = ''
  }
}

const isAuto = (section: Element) => getComputedStyle(section).contentVisibility === 'auto'

const isSkipped = (section: Element) =>
  section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false
