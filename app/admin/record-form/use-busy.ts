import { useEffect, useRef, useState } from 'react'
import { keepFocus } from '../ui/keep-focus.ts'

/**
 * Runs one task at a time; further calls meanwhile, as by a double click, are ignored. The button
 * that loses the focus because it is disabled meanwhile has it again afterwards.
 */
export function useBusy() {
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const focus = useRef<ReturnType<typeof keepFocus>>(undefined)
  useEffect(() => {
    if (!isBusy) focus.current?.restore()
  }, [isBusy])
  async function run<T>(task: () => Promise<T>): Promise<T | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    focus.current = keepFocus()
    try {
      return await task()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
