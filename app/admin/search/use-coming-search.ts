import { useLocation, useNavigation } from 'react-router'

/** The pending query of this screen's URL, while its data loads. */
export function useComingSearch(): string | undefined {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return next?.pathname === pathname ? next.search : undefined
}
