import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useIsGone } from './record-form/use-is-gone.ts'

interface Waiting {
  round: number
  resolve: () => void
}

/**
 * Returns a function that waits for loading and then for the screen to show what was loaded: the
 * router renders it as a transition, after it has said that it is loaded.
 */
export function useRendered() {
  const [asked, setAsked] = useState(0)
  // Rendered after all transitions, which React shows in any order: a later one may be first.
  const round = useDeferredValue(asked)
  const last = useRef(0)
  const isGone = useIsGone()
  const waiting = useRef<Waiting[]>([])

  useEffect(() => {
    const isDone = (each: Waiting) => each.round <= round
    for (const { resolve } of waiting.current.filter(isDone)) resolve()
    waiting.current = waiting.current.filter((each) => !isDone(each))
  }, [round])
  useEffect(
    () => () => {
      for (const { resolve } of waiting.current.splice(0)) resolve()
    },
    [],
  )

  return async function rendered(loading: unknown) {
    await loading
    if (isGone()) return
    const next = ++last.current
    await new Promise<void>((resolve) => {
      waiting.current.push({ round: next, resolve })
      setAsked(next)
    })
  }
}

/** Returns a function that reloads the page's data. Its promise resolves once the screen shows the reloaded data. */
export function useReload() {
  const { revalidate } = useRevalidator()
  const rendered = useRendered()
  return () => rendered(revalidate())
}
