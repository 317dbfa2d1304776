import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { Mark } from './logo.tsx'

const longestWaitMs = 120_000

/** Says that the next page is on its way; after two minutes the browser fetches it in its own way. */
export function LoadingPill() {
  const { state, location } = useNavigation()
  const loading = state === 'loading' ? `${location.pathname}${location.search}` : undefined
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => window.location.assign(loading), longestWaitMs)
    return () => clearTimeout(timer)
  }, [loading])
  return (
    <div role="status">
      {loading && (
        <p className="pill loading-pill">
          <Mark className="h-5 w-auto" />
          {loading === '/' ? 'Loading packages...' : 'Loading...'}
        </p>
      )}
    </div>
  )
}
