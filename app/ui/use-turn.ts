import { useEffect, useState } from 'react'

/** Longer than a frame, so that each turn is laid out and painted by itself. */
const turnMs = 30

let latest = 0

/**
 * True in turn, for one component after the other, since what they all add at once would block a slow
 * phone.
 */
export function useTurn(): boolean {
  const [hasTurn, setTurn] = useState(false)
  useEffect(() => {
    const now = Date.now()
    latest = Math.max(now, latest) + turnMs
    setTimeout(setTurn, latest - now, true)
  }, [])
  return hasTurn
}
