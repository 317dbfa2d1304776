import { useLocation } from 'react-router'
import { useComingSearch } from './use-coming-search.ts'

/** The current or pending query of this screen's URL, so that a choice adds to the previous one. */
export function useAskedSearch(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useComingSearch() ?? search)
}
