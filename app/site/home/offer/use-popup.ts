import { useEffect, useState } from 'react'
import { useHoverOrFocus } from '../../media/use-hover-or-focus.ts'
import type { Popup } from './offer.ts'
import { endOf, recallOffer, saveOffer, wasClosed } from './offer-memory.ts'

/** How long it stays after pointer or focus have left. */
const graceMs = 2000

/** Whether the popup is open, and when its offer ends. */
export function usePopup(popup: Popup) {
  const { title, delayMs, shownMs } = popup
  const [shownAt, setShownAt] = useState<number>()
  const { held, holding } = useHoverOrFocus()
  const [endsAt, setEndsAt] = useState(0)
  const { countdownDays, fixedDate } = popup

  useEffect(() => {
    const memory = recallOffer(title, Date.now())
    setEndsAt(endOf({ countdownDays, fixedDate }, memory))
    if (wasClosed(memory, Date.now())) return
    const timer = setTimeout(() => setShownAt(Date.now()), Math.max(0, delayMs - sinceLoad()))
    return () => clearTimeout(timer)
  }, [title, delayMs, countdownDays, fixedDate])

  useEffect(() => {
    if (shownAt === undefined || held) return
    const left = Math.max(graceMs, shownAt + shownMs - Date.now())
    const timer = setTimeout(() => setShownAt(undefined), left)
    return () => clearTimeout(timer)
  }, [shownAt, held, shownMs])

  function close() {
    const now = Date.now()
    saveOffer({ ...recallOffer(title, now), closedAt: now })
    setShownAt(undefined)
  }

  const shown = shownAt !== undefined
  useEscape(shown, close)
  return { shown, endsAt, close, holding }
}

/** Milliseconds since the document loaded, since scripts start late. */
function sinceLoad(): number {
  const [entry] = performance.getEntriesByType('navigation')
  const loaded = (entry as PerformanceNavigationTiming | undefined)?.loadEventEnd ?? 0
  return loaded > 0 ? performance.now() - loaded : 0
}

/** Escape closes the popup, unless another layer is in front. */
function useEscape(active: boolean, close: () => void) {
  useEffect(() => {
    if (!active) return
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape' && !document.querySelector(':popover-open, dialog[open]')) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
