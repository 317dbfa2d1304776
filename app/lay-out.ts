/** Long enough that the page is in use, and its scripts have taken over. */
const restMs = 2000

/** Lays out every section at once (see live.css): the page may be scrolled to any place. */
export function layOutWhole() {
  document.documentElement.dataset.whole = ''
}

/**
 * Lays out the sections further down one by one, each when nothing else is to be done: a page that
 * rests is whole for whoever searches, prints or photographs it.
 */
export function layOutWhenIdle() {
  if (!('requestIdleCallback' in window)) return
  const sections = document.querySelectorAll<HTMLElement>('main > section')
  const waiting = [...sections].filter((section) => isAuto(section))
  function layOutNext() {
    const section = waiting.shift()
    if (!section) return layOutWhole()
    section.style.contentVisibility = 'visible'
    requestIdleCallback(layOutNext)
  }
  setTimeout(() => requestIdleCallback(layOutNext), restMs)
}

const isAuto = (section: Element) => getComputedStyle(section).contentVisibility === 'auto'
