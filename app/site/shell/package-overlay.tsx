import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useSite } from '../site.ts'
import { endGreeting, isOfPackage, mayGreet } from './greeting.ts'
import { Mark } from './logo.tsx'

/** A greeting while a travel package loads; any input closes it. */
export function PackageOverlay() {
  const { state, location, formMethod } = useNavigation()
  const { operatorName } = useSite()
  const [shown, setShown] = useState(false)
  const leads = state === 'loading' && !formMethod && isOfPackage(location.pathname)

  useEffect(() => {
    if (leads && mayGreet()) setShown(true)
  }, [leads])
  // At once, since input may come early.
  useLayoutEffect(() => (shown ? endGreeting(() => setShown(false)) : undefined), [shown])

  if (!shown) return null
  return (
    <div className="overlay" data-ready={state === 'idle' || undefined} aria-hidden>
      <p className="overlay-brand">
        <Mark className="h-10 w-auto" />
        {operatorName}
      </p>
    </div>
  )
}
