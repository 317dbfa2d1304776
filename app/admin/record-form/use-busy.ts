import { useRef, useState } from 'react'

/** Runs one task at a time; further calls meanwhile, as by a double click, are ignored. */
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
