import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { EnhancedLink } from '../../ui/enhanced-link.tsx'

interface Props {
  what: string
  message?: string
}

/** Replaces a section that failed to load. */
export const Failed = (props: Props) => (
  <div className="page section">
    <FailedBox {...props} />
  </div>
)

/** Says what failed to load, with a retry that works by URL without scripts. */
export function FailedBox({ what, message = `We could not load ${what}.` }: Props) {
  const { revalidate, state } = useRevalidator()
  const loading = state === 'loading'
  useEffect(() => console.error(message), [message])

  return (
    <div role="alert" className="empty">
      <p className="font-display text-xl font-semibold">{loading ? 'Loading...' : message}</p>
      <p className="text-ink-muted">
        The rest of the page works. Try again in a moment, or call us.
      </p>
      <EnhancedLink href="" instead={revalidate} className="button button-primary mt-2">
        {loading ? 'Trying again…' : 'Retry'}
      </EnhancedLink>
    </div>
  )
}
