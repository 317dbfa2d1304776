import { href } from 'react-router'

/**
 * Reports once that a guest sees the page: only in a visible document, not when prefetched, nor for
 * staff. Returns what stops waiting for that.
 */
export function reportView(token: string): () => void {
  if ('staff' in document.documentElement.dataset) return () => undefined
  const tell = () => {
    if (document.visibilityState !== 'visible') return
    stop()
    fetch(href('/q/:token/view', { token }), {
      method: 'POST',
      body: new URLSearchParams({ step: 'view' }),
      keepalive: true,
    }).catch(() => {})
  }
  const stop = () => document.removeEventListener('visibilitychange', tell)
  document.addEventListener('visibilitychange', tell)
  tell()
  return stop
}
