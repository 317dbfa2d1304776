import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { WireEnquiry, WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import { call } from '../api/call.ts'
import { arrivalsSearch, changedSearch } from './search.ts'

interface Loaded {
  items: WireEnquiry[] | undefined
  page: number
  summary: WireEnquirySummary | undefined
}

/** How many arrived, and what shows them: the reader is taken to the first row of the first page. */
export function useShownArrivals(
  list: RefObject<HTMLElement | null>,
  { items, page, summary }: Loaded,
) {
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const arrived = useArrivals(search, summary?.latestId)
  const isAsked = useRef(false)

  useEffect(() => {
    if (!isAsked.current || !items) return
    isAsked.current = false
    scrollTo({ top: 0 })
    list.current?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true })
  }, [items, list])

  function show() {
    isAsked.current = true
    return page > 1 ? navigate({ search: changedSearch(search, {}) }) : revalidate()
  }
  return { arrived, show }
}

const askEveryMs = 15_000

/** How many the list would show that came since it was read. Asks while somebody is looking. */
function useArrivals(search: URLSearchParams, latestId: number | undefined): number {
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
