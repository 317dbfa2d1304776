import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { type Stop, setStop } from '../../page-fetch.ts'

const sentences: Record<string, string> = {
  [href('/hotels')]: 'Error fetching hotels. Please try again.',
  [href('/wellness')]: 'Failed to fetch data. Please try again later.',
}

/** Says over the page that stays why the next one does not come, and offers to try again. */
export function StoppedWay({ path, again }: Stop) {
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
