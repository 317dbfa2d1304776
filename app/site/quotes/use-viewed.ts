import { useEffect } from 'react'
import { href } from 'react-router'

/**
 * Reports once that a guest sees the page: only in a visible document, not when prefetched, nor for
 * staff.
 */
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
