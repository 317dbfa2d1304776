import { useEffect, useState } from 'react'

/** Longer than a frame, so that each turn is laid out and painted by itself. */
const turnMs = 30

/** Until all that wait have had their turn. */
let waitMs = 0

/**
 * True in turn, for one component after the other, since what they all add at once would block a slow
 * phone.
 */
export function useTurn(): boolean {
  const [hasTurn, setTurn] = useState(false)
  useEffect(() => {
    waitMs += turnMs
    setTimeout(() => {
      waitMs -= turnMs
      setTurn(true)
    }, waitMs)
  }, [])
  return hasTurn
}
