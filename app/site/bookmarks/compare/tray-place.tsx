import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { optional } from '../../../ui/optional.ts'
import { compared } from '../lists.ts'
import { useIds } from '../use-ids.ts'

const Tray = optional(() => import('./tray.tsx'))

/** Loads the tray when the first package is chosen for a comparison. */
export function TrayPlace() {
  const ids = useIds(compared)
  const { pathname } = useLocation()
  if (!ids?.length || /^\/compare\/?$|\/print\/?$/i.test(pathname)) return null
  return (
    <Suspense>
      <Tray ids={ids} />
    </Suspense>
  )
}
