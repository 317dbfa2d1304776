import { useNavigate } from 'react-router'
import { changedSearch, type SearchChanges } from './changed-search.ts'
import { useAskedSearch } from './use-asked-search.ts'

/** The current or pending query of this screen's URL, and `narrow`, which changes it in place. */
export function useNarrowing() {
  const search = useAskedSearch()
  const navigate = useNavigate()
  const narrow = (changes: SearchChanges, { preventScrollReset = false } = {}) =>
    navigate(
      { search: changedSearch(search, changes) },
      // Rendered at once, so that a tap right after it adds to the pending query.
      { replace: true, flushSync: true, preventScrollReset },
    )
  return { search, narrow }
}
