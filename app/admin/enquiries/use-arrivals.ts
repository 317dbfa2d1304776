import { useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { arrivalsSearch } from './search.ts'

const askEveryMs = 15_000

/** How many the list would show that came since it was read. Asks while somebody is looking. */
export function useArrivals(search: URLSearchParams, latestId: number | undefined): number {
  const [arrived, setArrived] = useState(0)
  const asked = latestId === undefined ? '' : String(arrivalsSearch(search, latestId))

  useEffect(() => {
    setArrived(0)
    if (!asked) return
    let isCurrent = true
    async function ask() {
      if (document.hidden) return
      // What cannot be asked now is asked again soon.
      const { headers } = await call('GET', `/Enquiry?${asked}`)
      if (isCurrent && headers) setArrived(Number(headers.get('X-Total-Count')))
    }
    const timer = setInterval(ask, askEveryMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      isCurrent = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [asked])
  return arrived
}
