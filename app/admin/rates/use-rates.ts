import { useEffect, useRef, useState } from 'react'
import type { WireRate } from '#server/api/rates/rate-answer.ts'

/** A supplier's rates, as state and as a ref for late answers. */
export function useRates(loaded: WireRate[]) {
  const [rates, setRates] = useState(loaded)
  const now = useRef(rates)
  useEffect(() => {
    now.current = loaded
    setRates(loaded)
  }, [loaded])

  function replace(change: (before: WireRate[]) => WireRate[]) {
    now.current = change(now.current)
    setRates(now.current)
  }
  return {
    rates,
    now: () => now.current,
    replaceAll: (all: WireRate[]) => replace(() => all),
    put: (...some: WireRate[]) =>
      replace((before) => {
        const ids = new Set(some.map(({ id }) => id))
        return [...before.filter(({ id }) => !ids.has(id)), ...some].sort(byPlace)
      }),
    drop: (id: number) => replace((before) => before.filter((rate) => rate.id !== id)),
  }
}

export type Rates = ReturnType<typeof useRates>

/** In the server's order. */
const byPlace = (a: WireRate, b: WireRate) =>
  a.item.toLowerCase().localeCompare(b.item.toLowerCase()) ||
  (a.plan ?? '').localeCompare(b.plan ?? '') ||
  a.from.localeCompare(b.from)
