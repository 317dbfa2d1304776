import { Suspense, useEffect } from 'react'
import { optional } from '../../../ui/optional.ts'
import { viewed } from '../lists.ts'
import { useIds } from '../use-ids.ts'

const shown = 8
const Strip = optional(() => import('./recent-strip.tsx'))

/** The listings last viewed on this device, latest first; records the current one. */
export function Recent({ current }: { current?: number }) {
  const ids = useIds(viewed)
  useEffect(() => {
    if (!current) return
    viewed.add(current)
    document.documentElement.dataset.viewed = ''
  }, [current])

  const others = ids?.filter((id) => id !== current).slice(-shown)
  if (others?.length === 0) return null
  return (
    <div className="recent">
      {others && (
        <Suspense>
          <Strip ids={others.reverse()} />
        </Suspense>
      )}
    </div>
  )
}
