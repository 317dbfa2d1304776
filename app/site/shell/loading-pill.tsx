import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { Mark } from './logo.tsx'
import { StoppedWay } from './stopped-way.tsx'
import { useStop } from './use-stop.ts'

const longestWaitMs = 120_000

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
    const timer = setTimeout(() => window.location.assign(loading), longestWaitMs)
    const remember = () => sessionStorage.setItem('bound', loading)
    window.addEventListener('pagehide', remember)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', remember)
    }
  }, [loading, stop])
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
