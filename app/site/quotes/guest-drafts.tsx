import { useEffect, useState } from 'react'
import { clearDraft, restoreDraft, saveDraft } from '../forms/draft.ts'

/**
 * Keeps what a guest types in the page's forms, which the browser forgets, since private pages are
 * never stored. Without a connection nothing is sent: the browser's error page would replace them.
 */
export function GuestDrafts({ isTaken }: { isTaken: boolean }) {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    // A way back shows forms that may not have arrived.
    if (isTaken && isNewVisit()) clearDraft()
    else restoreDraft(...formsOf())
    const save = () => saveDraft(...formsOf())
    const stop = (event: Event) => {
      if (navigator.onLine) return
      event.preventDefault()
      setOffline(true)
    }
    const resume = () => setOffline(false)
    document.addEventListener('input', save)
    document.addEventListener('submit', stop)
    window.addEventListener('online', resume)
    return () => {
      document.removeEventListener('input', save)
      document.removeEventListener('submit', stop)
      window.removeEventListener('online', resume)
    }
  }, [isTaken])
  if (!isOffline) return null
  return (
    <p role="alert" className="pill rounded-lg">
      You seem to be offline. Your answers are still here: send them again once you are back online.
    </p>
  )
}

const formsOf = () => [...document.querySelectorAll<HTMLFormElement>('main form')]

function isNewVisit() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}
