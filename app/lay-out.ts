/** Long enough that the page is in use, and its scripts have taken over. */
const restMs = 2000
/** As many items of a list as are laid out in one step: more would hold up a slow phone. */
const itemsPerStep = 2

let waitingItems: HTMLElement[] = []

/** Lays out every section at once (see live.css): the page may be scrolled to any place. */
export function layOutWhole() {
  document.documentElement.dataset.whole = ''
  layOutItems(waitingItems.length)
}

/**
 * Lays out the sections further down one by one, each when nothing else is to be done: a page that
 * rests is whole for whoever searches, prints or photographs it. The items of a section's lists
 * follow it, a few at a time.
 */
export function layOutWhenIdle() {
  if (!('requestIdleCallback' in window)) return
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')].filter(isAuto)
  function layOutNext() {
    if (waitingItems.length > 0) layOutItems(itemsPerStep)
    else {
      const section = sections.shift()
      if (!section) return layOutWhole()
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
