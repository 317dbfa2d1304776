import { useEffect, useState } from 'react'
import { clearDraft, restoreDraft, saveDraft } from '../forms/draft.ts'
import { guardSubmits } from './guard-submits.ts'

/**
 * Keeps what a guest types in the page's forms, which the browser forgets, since private pages are
 * never stored.
 */
export function GuestDrafts({ isTaken }: { isTaken: boolean }) {
  const [notice, setNotice] = useState<'offline' | 'sending'>()
  useEffect(() => {
    // A way back shows forms that may not have arrived.
    if (isTaken && isNewVisit()) clearDraft()
    else restoreDraft(...formsOf())
    const save = () => saveDraft(...formsOf())
    const guard = guardSubmits()
    const onSubmit = (event: Event) => setNotice(guard(event))
    const resume = () => setNotice(undefined)
    const end = new AbortController()
    const { signal } = end
    document.addEventListener('input', save, { signal })
    document.addEventListener('submit', onSubmit, { signal })
    for (const event of ['online', 'pageshow']) window.addEventListener(event, resume, { signal })
    return () => end.abort()
  }, [isTaken])
  if (notice === 'sending') {
    return (
      <p role="status" className="pill loading-pill">
        Sending…
      </p>
    )
  }
  if (!notice) return null
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
