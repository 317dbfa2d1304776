import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { wantsStillness, wantsThrift } from './is-generous.ts'
import { Mark } from './logo.tsx'

const longestMs = 2000
const endings = ['scroll', 'wheel', 'touchmove', 'keydown'] as const

/**
 * The brand's greeting on the way to a travel package, for two seconds at most. It takes no pointer,
 * gives the page free as soon as it is there, and goes at the first sign of impatience.
 */
export function PackageOverlay() {
  const { state, location } = useNavigation()
  const [shown, setShown] = useState(false)
  const target = state === 'loading' ? location.pathname : ''
  const leads = /^\/travel-package\/./i.test(target)

  useEffect(() => {
    if (leads && !wantsStillness() && !wantsThrift()) setShown(true)
  }, [leads])
  useEffect(() => {
    if (!shown) return
    const end = () => setShown(false)
    const timer = setTimeout(end, longestMs)
    // The page itself scrolls to its top as it arrives.
    const listening = setTimeout(() => listen('addEventListener', end), 250)
    return () => {
      clearTimeout(timer)
      clearTimeout(listening)
      listen('removeEventListener', end)
    }
  }, [shown])

  if (!shown) return null
  return (
    <div className="overlay" data-ready={state === 'idle' || undefined} aria-hidden="true">
      <p className="overlay-brand">
        <Mark className="h-10 w-auto" />
        Kashmir Escapes
      </p>
    </div>
  )
}

function listen(method: 'addEventListener' | 'removeEventListener', end: () => void) {
  for (const type of endings) window[method](type, end, { passive: true, capture: true })
}
