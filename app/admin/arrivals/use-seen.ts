import { useCallback, useState } from 'react'
import { useListener } from '../use-listener.ts'
import { opened, type Seen, seenUpTo } from './snapshot.ts'
import { isOfSeen, readSeen, storeSeen } from './stored.ts'

const nothing: Seen = { upTo: 0, opened: [] }

/** What the user has seen on this device, in any tab. */
export function useSeen(userId: number) {
  const [seen, setSeen] = useState(() => readSeen(userId))

  useListener('storage', (event) => isOfSeen(event) && setSeen(readSeen(userId)))

  const change = useCallback(
    (changed: (seen: Seen) => Seen) => {
      const before = readSeen(userId)
      const next = changed(before ?? nothing)
      if (next === before) return
      storeSeen(userId, next)
      setSeen(next)
    },
    [userId],
  )
  const markSeen = useCallback((id: number) => change((before) => seenUpTo(before, id)), [change])
  const markOpened = useCallback((id: number) => change((before) => opened(before, id)), [change])
  return { seen, markSeen, markOpened }
}
