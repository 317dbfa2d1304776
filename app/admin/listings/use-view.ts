import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useLeaving } from '../use-leaving.ts'
import { readView, type View, viewSearch } from './view.ts'

/**
 * The view that the address says, or is about to say: what is asked for while another answer is on
 * its way adds to that, and doesn't take it back.
 */
export function useView() {
  const here = useLocation()
  const { location: next = here } = useNavigation()
  const navigate = useNavigate()
  const isLeaving = useLeaving()
  const view = readView(new URLSearchParams((isLeaving.current ? here : next).search))
  const latest = useRef(view)
  latest.current = view

  /** Settles with whether the address says so now: unsaved changes may have kept it. */
  async function show(change: Partial<View>, options?: { replace?: boolean }): Promise<boolean> {
    if (isLeaving.current) return false
    const search = viewSearch({ ...latest.current, ...change })
    await navigate({ search }, { preventScrollReset: true, ...options })
    return window.location.search === search
  }
  return { view, show }
}
