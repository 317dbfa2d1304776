import { useLocation, useNavigation } from 'react-router'

/** The query of this screen's address that was asked for, while what it shows is on its way. */
export function useComingSearch(): string | undefined {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return next?.pathname === pathname ? next.search : undefined
}
