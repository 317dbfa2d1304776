import { useEffect, useRef } from 'react'

/** Acts when the value is another than before; not at first, since somebody may have typed before scripts took over. */
export function useAfterChange<Value>(value: Value, act: (before: Value) => void) {
  const known = useRef(value)
  useEffect(() => {
    if (known.current !== value) act(known.current)
    known.current = value
  })
}
