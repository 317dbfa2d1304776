import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useAskedSearch } from '../search/use-asked-search.ts'
import { useComingSearch } from '../search/use-coming-search.ts'
import { useLeaving } from '../use-leaving.ts'
import { readView, type View, viewSearch } from './view.ts'

const readSearch = (search: string) => readView(new URLSearchParams(search))

/** The pending query of the URL, which may be rendered after the next change. */
let asked: { search: string; replace: boolean } | undefined

/** The view of the current or pending URL, so that a choice adds to the previous one. */
export function useView() {
  const view = readView(useAskedSearch())
  const navigate = useNavigate()
  const isLeaving = useLeaving()
  const coming = useRef<string>(undefined)
  coming.current = useComingSearch()

  /** The view that was asked for last, which may not be rendered yet. */
  const latest = () => readSearch(asked?.search ?? coming.current ?? window.location.search)

  /** Resolves to whether the URL changed: unsaved changes may have blocked it. */
  async function show(change: Partial<View>, options?: { replace?: boolean }): Promise<boolean> {
    if (isLeaving.current) return false
    const search = viewSearch({ ...latest(), ...change })
    // A navigation started before the pending one was rendered must not replace it.
    const replace = Boolean(options?.replace && asked?.replace !== false)
    const wish = { search, replace }
    asked = wish
    await navigate({ search }, { preventScrollReset: true, replace })
    if (asked === wish) asked = undefined
    return window.location.search === search
  }
  return { view, latest, show }
}
