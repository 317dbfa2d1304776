/**
 * Shows of each part of a page what holds past its hour, as a kept copy of it must: nobody asks the
 * server then, so the phone's clock decides, or the later time that the last answer said it was. One
 * that is behind the moment at which the copy was saved says nothing, and all is past.
 */
export function showPastHours() {
  const { kept, ahead } = document.documentElement.dataset
  if (!kept && navigator.onLine) return
  const slackMs = 120_000
  const now = Date.now() + Math.max(0, Number(ahead ?? 0))
  const isWrong = kept !== undefined && now + slackMs < Date.parse(kept)
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { until, pastLabel } = part.dataset
    if (!isWrong && now < Date.parse(until ?? '')) continue
    if (pastLabel) part.setAttribute('aria-label', pastLabel)
    for (const child of part.children as Iterable<Element & ElementCSSInlineStyle>) {
      if (child.hasAttribute('data-now')) child.style.display = 'none'
      if (child.hasAttribute('data-past')) child.style.display = ''
    }
  }
}
