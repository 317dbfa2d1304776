import { type RefObject, useEffect, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import { call } from '../api/call.ts'
import { totalOf } from '../api/guard.ts'
import { useArrivals } from '../arrivals/arrivals.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { useRendered } from '../use-rendered.ts'
import { arrivalsSearch, isOfNew } from './search.ts'

interface Loaded {
  page: number
  summary: WireEnquirySummary | undefined
}

/** The number of new arrivals, and a function that shows them on the first page. */
export function useShownArrivals(list: RefObject<HTMLElement | null>, { page, summary }: Loaded) {
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const arrived = useArrived(search, summary?.latestId)
  useMarkSeen(search, summary?.latestId)
  const rendered = useRendered()

  async function show() {
    await rendered(page > 1 ? navigate({ search: changedSearch(search, {}) }) : revalidate())
    if (!list.current) return
    scrollTo({ top: 0 })
    list.current.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true })
  }
  return { arrived, show }
}

/** How many arrivals match the list; requested when one arrives. */
function useArrived(search: URLSearchParams, latestId: number | undefined): number {
  const [found, setFound] = useState({ asked: '', count: 0 })
  const { latestId: latestArrival } = useArrivals()
  const asked = latestId === undefined ? '' : String(arrivalsSearch(search, latestId))
  const isThere = latestId !== undefined && latestArrival > latestId && latestArrival

  useEffect(() => {
    if (!asked || !isThere) return
    let isCurrent = true
    call('GET', `/Enquiry?${asked}`).then(({ headers }) => {
      if (isCurrent && headers) setFound({ asked, count: totalOf(headers) })
    })
    return () => {
      isCurrent = false
    }
  }, [asked, isThere])
  return found.asked === asked ? found.count : 0
}

/** Viewing the list of new ones marks them as seen. */
function useMarkSeen(search: URLSearchParams, latestId: number | undefined) {
  const { markSeen } = useArrivals()
  const showsNew = isOfNew(search)
  useEffect(() => {
    if (!showsNew || latestId === undefined) return
    const look = () => document.hidden || markSeen(latestId)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [showsNew, latestId, markSeen])
}
