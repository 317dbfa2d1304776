import { useEffect } from 'react'
import { href } from 'react-router'

/** Tells the agency once that a guest sees the page: in a visible document, never while it is fetched ahead, nor when its own staff look. */
export function useViewed(token: string, isNew: boolean) {
  useEffect(() => {
    if (!isNew || 'staff' in document.documentElement.dataset) return
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      fetch(href('/q/:token/view', { token }), {
        method: 'POST',
        body: new URLSearchParams({ step: 'view' }),
        keepalive: true,
      }).catch(() => {})
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [token, isNew])
}
