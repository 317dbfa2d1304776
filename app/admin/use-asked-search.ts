import { useLocation } from 'react-router'
import { useComingSearch } from './use-coming-search.ts'

/** The query that this screen's address has, or is about to have: a choice adds to the one before it. */
export function useAskedSearch(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useComingSearch() ?? search)
}
