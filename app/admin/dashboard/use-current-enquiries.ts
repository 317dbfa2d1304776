import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useArrivals } from '../arrivals/arrivals.tsx'

interface Known {
  latestId: number
  open: number
}

/** Reloads the dashboard when enquiries arrive or change, once the tab is visible. */
export function useCurrentEnquiries(shown: Known) {
  const { latestId, open = shown.open } = useArrivals()
  const { revalidate } = useRevalidator()
  const isOutdated = latestId > shown.latestId || open !== shown.open
  const change = isOutdated ? `${latestId} ${open}` : undefined
  useEffect(() => {
    const look = () => void (document.hidden || !change || revalidate())
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [change, revalidate])
}
