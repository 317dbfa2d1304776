import { useRef, useState } from 'react'

/** Runs one task at a time: what is asked for meanwhile, as by a double click, is not done. */
export function useBusy() {
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function run<T>(task: () => Promise<T>): Promise<T | undefined> {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    try {
      return await task()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
