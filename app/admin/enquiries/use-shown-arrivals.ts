import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import type { WireEnquiry, WireEnquirySummary } from '#server/api/enquiries/enquiry-schemas.ts'
import { changedSearch } from './search.ts'
import { useArrivals } from './use-arrivals.ts'

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
