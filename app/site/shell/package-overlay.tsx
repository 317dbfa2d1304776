import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { prefersReducedMotion, savesData } from '../media/may-autoplay.ts'
import { useSite } from '../site.ts'
import { Mark } from './logo.tsx'

const maxMs = 2000
const endings = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown'] as const
const anywhere = { passive: true, capture: true }

/** A greeting while a travel package loads; any input closes it. */
export function PackageOverlay() {
  const { state, location, formMethod } = useNavigation()
  const { operatorName } = useSite()
  const [shown, setShown] = useState(false)
  const target = state === 'loading' && !formMethod ? location.pathname : ''
  const leads = /^\/travel-package\/[^/]+(\/(?!print\/?$)[^/]+)?\/?$/i.test(target)

  useEffect(() => {
    if (leads && !prefersReducedMotion() && !savesData()) setShown(true)
  }, [leads])
  // At once, since input may come early.
  useLayoutEffect(() => {
    if (!shown) return
    const timer = setTimeout(setShown, maxMs, false)
    const end = ({ type }: Event) => {
      // The page scrolls to its top on arrival.
      if (type !== 'scroll' || window.scrollY > 0) setShown(false)
    }
    for (const type of endings) window.addEventListener(type, end, anywhere)
    return () => {
      clearTimeout(timer)
      for (const type of endings) window.removeEventListener(type, end, anywhere)
    }
  }, [shown])

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
