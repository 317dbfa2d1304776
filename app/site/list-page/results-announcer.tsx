import { useState } from 'react'
import { useAfterChange } from '../forms/use-after-change.ts'

/**
 * After another search, filter or page, says what is found, also when it is as many as before, and
 * moves the focus there, unless it is in the form: a link that was followed may be gone.
 */
export function ResultsAnnouncer({ of: list }: { of: unknown }) {
  const [said, say] = useState({ text: '', count: 0 })
  useAfterChange(list, () => {
    const results = document.getElementById('results')
    const place = results ?? document.getElementById('content')
    if (!document.activeElement?.closest('form')) place?.focus({ preventScroll: true })
    say(({ count }) => ({ text: results?.textContent ?? document.title, count: count + 1 }))
  })
  return (
    <p role="status" className="sr-only">
      <span key={said.count}>{said.text}</span>
    </p>
  )
}
