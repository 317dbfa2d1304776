import { inlineScript } from './inline-script.ts'

let script: string | undefined

/** Runs in the head before the first paint. */
export function earlyScript(): string {
  script ??= `${inlineScript(markKnown)};${inlineScript(putFirstScreenFirst)}`
  return script
}

/** Avoids layout shifts caused by data that only the browser has. */
function markKnown() {
  const { dataset } = document.documentElement
  try {
    if (localStorage.getItem('jwtToken')) dataset.staff = ''
    if (sessionStorage.getItem('welcomed')) dataset.welcomed = ''
    sessionStorage.setItem('welcomed', '1')
    const bound = sessionStorage.getItem('bound')
    sessionStorage.removeItem('bound')
    const [entry] = performance.getEntriesByType('navigation')
    const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
    if (bound && isReload) location.replace(bound)
    const [, current] = /\/(\d+)/.exec(location.pathname) ?? []
    const viewed: unknown[] = JSON.parse(localStorage.getItem('viewed') ?? '[]')
    if (viewed.some((id) => String(id) !== current)) dataset.viewed = ''
  } catch {}
}

/**
 * Pictures further down (see `data-early` in parts.css) load after the first screen, or when the
 * visitor interacts. A page opened in its middle, by a fragment, the Back button or a reload, has
 * no first screen to prefer, and is laid out whole (see live.css). So is any page when the visitor
 * begins to scroll or uses a key, before anything that may move is in view.
 */
function putFirstScreenFirst() {
  const { dataset } = document.documentElement
  const [entry] = performance.getEntriesByType('navigation')
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
  if (location.hash || !isNew) {
    dataset.whole = ''
    return
  }
  dataset.early = ''
  const show = () => {
    delete dataset.early
  }
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(show)))
  addEventListener('DOMContentLoaded', () => setTimeout(show, 4000))
  for (const event of ['scroll', 'touchstart', 'keydown', 'focusin']) {
    addEventListener(event, show, { capture: true, once: true, passive: true })
  }
  const layOutAll = () => {
    dataset.whole = ''
  }
  // Not at a touch, whose effect would be seen later. Without `capture`, so that no slideshow's own
  // scrolling calls it.
  for (const event of ['scroll', 'keydown']) {
    addEventListener(event, layOutAll, { once: true, passive: true })
  }
}
