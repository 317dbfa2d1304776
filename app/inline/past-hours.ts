/**
 * In a stored copy of a page, shows for each part what applies after its expiry: the server is not
 * asked, so the phone's clock decides, or the server's time as of the last answer if later. A clock
 * behind the time of saving cannot be trusted, so everything counts as expired.
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
