import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { EnhancedLink } from '../../ui/enhanced-link.tsx'

/** Says what could not be read, and tries again: by the address without scripts. */
export function Failed({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator()
  const message = `We could not load ${what}.`
  useEffect(() => console.error(message), [message])

  return (
    <div role="alert" className="page section">
      <div className="empty">
        <p className="font-display text-xl font-semibold">{message}</p>
        <p className="text-ink-muted">
          The rest of the page works. Try again in a moment, or call us.
        </p>
        <EnhancedLink href="" instead={revalidate} className="button button-primary mt-2">
          {state === 'loading' ? 'Trying again…' : 'Retry'}
        </EnhancedLink>
      </div>
    </div>
  )
}
