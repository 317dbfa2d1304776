import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { Mark } from './logo.tsx'
import { StoppedWay } from './stopped-way.tsx'
import { useStop } from './use-stop.ts'

const maxWaitMs = 120_000

/**
 * Says that the next page is on its way; after two minutes the browser fetches it in its own way. Its
 * whole address, with what a form adds to it, replaces the one in `entry.client.tsx` as `bound`.
 */
export function LoadingPill() {
  const { state, location } = useNavigation()
  const stop = useStop()
  const loading = state === 'loading' ? `${location.pathname}${location.search}` : undefined
  useEffect(() => {
    if (!loading || stop) return
    const timer = setTimeout(() => window.location.assign(loading), maxWaitMs)
    return () => clearTimeout(timer)
  }, [loading, stop])
  // Also once it was stopped: a browser that loads the page again ends the call first.
  useEffect(() => {
    if (!loading) return
    const remember = () => sessionStorage.setItem('bound', loading)
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [loading])
  if (stop) return <StoppedWay {...stop} />
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
