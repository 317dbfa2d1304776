import { useEffect, useRef, useState } from 'react'
import { keepFocus } from '../ui/keep-focus.ts'

/**
 * Runs one task at a time. The button that loses the focus because it is disabled meanwhile has it
 * again afterwards.
 */
export function useBusy() {
  const count = useRef(0)
  const last = useRef<Promise<unknown>>(undefined)
  const waiting = useRef(new Set<string>())
  const [isBusy, setBusy] = useState(false)
  const focus = useRef<ReturnType<typeof keepFocus>>(undefined)
  useEffect(() => {
    if (!isBusy) focus.current?.restore()
  }, [isBusy])
  async function begin<T>(task: () => Promise<T>): Promise<T> {
    count.current += 1
    setBusy(true)
    focus.current = keepFocus()
    try {
      return await task()
    } finally {
      count.current -= 1
      if (count.current === 0) setBusy(false)
    }
  }
  return {
    isBusy,
    /** Further calls meanwhile, as by a double click, are ignored. */
    run: async <T>(task: () => Promise<T>): Promise<T | undefined> =>
      count.current > 0 ? undefined : begin(task),
    /** Other tasks wait for their turn, such as those of a list's other rows; the same is ignored. */
    async inTurn<T>(name: string, task: () => Promise<T>): Promise<T | undefined> {
      if (waiting.current.has(name)) return undefined
      waiting.current.add(name)
      const before = last.current
      const turn = begin(async () => {
        await before
        return task()
      })
      last.current = turn.catch(() => {})
      return turn.finally(() => waiting.current.delete(name))
    },
  }
}
