import { useEffect, useRef } from 'react'

/** Runs when the value changes; not initially, since somebody may have typed before hydration. */
export function useAfterChange<Value>(value: Value, act: (before: Value) => void) {
  const known = useRef(value)
  useEffect(() => {
    if (known.current !== value) act(known.current)
    known.current = value
  })
}
