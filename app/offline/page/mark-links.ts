import { isPublicPage, pageKey } from '../cache/addresses.ts'
import { allPages } from '../cache/cached-pages.ts'

const style = `
a[data-not-kept]{opacity:.7}
a[data-not-kept='text']::before{content:'Not saved: ';font-size:.8em;font-weight:600}
.site-header a[data-not-kept='text']::before{content:'\\2298  ';font-size:1em}`

/** The style exists while links are marked. */
let sheet: HTMLStyleElement | undefined
/** Counts calls: a later one makes what an earlier one has read out of date. */
let calls = 0

/** Marks each link to a page of the site that is not stored on this phone. */
export async function markLinks(): Promise<void> {
  const call = ++calls
  const kept = new Set((await allPages()).map(({ key }) => key))
  if (call !== calls) return
  if (!sheet) {
    sheet = document.createElement('style')
    sheet.textContent = style
    document.head.append(sheet)
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) mark(link, kept)
}

export function unmarkLinks() {
  calls += 1
  sheet?.remove()
  sheet = undefined
  for (const link of document.querySelectorAll('a[data-not-kept]')) unmark(link)
}

function mark(link: HTMLAnchorElement, kept: Set<string>) {
  const isElsewhere = link.origin !== location.origin || link.pathname === location.pathname
  if (isElsewhere || (isPublicPage(new URL(link.href)) && kept.has(pageKey(link)))) {
    return unmark(link)
  }
  link.dataset.notKept = link.textContent.trim() ? 'text' : 'picture'
  link.setAttribute('aria-description', notSaved)
  if (!link.title) link.title = notSaved
}

const notSaved = 'Not saved on this phone: opens once you are online'

function unmark(link: Element) {
  if (!link.hasAttribute('data-not-kept')) return
  link.removeAttribute('data-not-kept')
  link.removeAttribute('aria-description')
  if (link.getAttribute('title') === notSaved) link.removeAttribute('title')
}
