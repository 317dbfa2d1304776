import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { dayInKolkata } from '#catalogue/dates/kolkata.ts'
import { useArrivals } from '../arrivals/arrivals.tsx'
import { useNow } from '../use-now.ts'

interface Known {
  latestId: number
  open: number
  /** The day in Srinagar on which it was loaded. */
  today: string
}

/**
 * Reloads the dashboard when enquiries arrive or change, and on another day, when others are due;
 * once the tab is visible.
 */
export function useCurrentEnquiries(shown: Known) {
  const { latestId, open = shown.open } = useArrivals()
  const { revalidate } = useRevalidator()
  const today = dayInKolkata(new Date(useNow()))
  const isOutdated = latestId > shown.latestId || open !== shown.open || today > shown.today
  const change = isOutdated ? `${latestId} ${open} ${today}` : undefined
  useEffect(() => {
    const look = () => void (document.hidden || !change || revalidate())
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [change, revalidate])
}
