/** Late enough that the page is in use and hydrated. */
const restMs = 2000

/** Lays out every section at once (see live.css), since the page may scroll anywhere. */
export function layOutAll() {
  document.documentElement.dataset.whole = ''
}

/**
 * Lays out the sections further down one at a time when idle, so that a page at rest is complete
 * for search, printing and screenshots. A section's list items follow one by one: two at a time
 * would block a slow phone.
 */
export function layOutWhenIdle() {
  if (!('requestIdleCallback' in window)) return
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')].filter(isAuto)
  let waitingItems: HTMLElement[] = []
  function layOutNext() {
    const item = waitingItems.shift()
    if (item) layOut(item)
    else {
      const section = sections.shift()
      if (!section) return layOutAll()
      waitingItems = layOutSection(section)
    }
    // Now, and painted with the next frame: two shorter tasks.
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
