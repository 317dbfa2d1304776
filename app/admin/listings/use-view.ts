import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAskedSearch } from '../use-asked-search.ts'
import { useComingSearch } from '../use-coming-search.ts'
import { useLeaving } from '../use-leaving.ts'
import { readView, type View, viewSearch } from './view.ts'

const readSearch = (search: string) => readView(new URLSearchParams(search))

/** The address's query that was asked for and is on its way, which may be drawn after the next wish. */
let asked: { search: string; replace: boolean } | undefined

/** The view that the address says, or is about to say: a choice adds to the one before it. */
export function useView() {
  const view = readView(useAskedSearch())
  const navigate = useNavigate()
  const isLeaving = useLeaving()
  const coming = useRef<string>(undefined)
  coming.current = useComingSearch()

  /** Settles with whether the address says so now: unsaved changes may have kept it. */
  async function show(change: Partial<View>, options?: { replace?: boolean }): Promise<boolean> {
    if (isLeaving.current) return false
    const latest = readSearch(asked?.search ?? coming.current ?? window.location.search)
    const search = viewSearch({ ...latest, ...change })
    // What comes before the step that is under way was drawn must not take that step's place.
    const replace = Boolean(options?.replace && asked?.replace !== false)
    const wish = { search, replace }
    asked = wish
    await navigate({ search }, { preventScrollReset: true, replace })
    if (asked === wish) asked = undefined
    return window.location.search === search
  }
  return { view, show }
}
