import { useEffect } from 'react'
import { href, Link, useNavigation } from 'react-router'
import { type Stop, setStop } from '../../page-fetch.ts'
import { useStop } from '../../use-stop.ts'
import { Mark } from './logo.tsx'

const maxWaitMs = 120_000

/**
 * Shows that the next page is loading; after two minutes the browser loads it itself. Its full URL,
 * with a form's parameters, replaces `bound` in `entry.client.tsx`.
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
  // Also after it was stopped: a browser that reloads the page aborts the fetch first.
  useEffect(() => {
    if (!loading) return
    const remember = () => sessionStorage.setItem('bound', loading)
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [loading])
  if (stop) return <StoppedNotice {...stop} />
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

const sentences: Record<string, string> = {
  [href('/hotels')]: 'Error fetching hotels. Please try again.',
  [href('/wellness')]: 'Failed to fetch data. Please try again later.',
}

/** Says why the next page does not load, and offers a retry. */
function StoppedNotice({ path, again }: Stop) {
  const sentence = sentences[path] ?? 'We could not load the page. Please try again.'
  useEffect(() => console.error(sentence, path), [sentence, path])
  return (
    <div role="alert" className="pill stopped-way">
      <p className="font-semibold">{sentence}</p>
      {!navigator.onLine && <p>You seem to be offline. This page stays as it is.</p>}
      <button type="button" className="button button-accent" onClick={again}>
        Retry
      </button>
      <Link to="#content" replace preventScrollReset className="button" onClick={() => setStop()}>
        Stay here
      </Link>
    </div>
  )
}
