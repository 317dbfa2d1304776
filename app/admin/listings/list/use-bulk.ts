import { useState } from 'react'

export type Bulk = ReturnType<typeof useBulk>

/** The listings selected for bulk actions; undefined outside of selection mode. */
export function useBulk() {
  const [chosen, setChosen] = useState<number[]>()
  const ids = chosen ?? []
  return {
    chosen,
    start: () => setChosen([]),
    stop: () => setChosen(undefined),
    choose: setChosen,
    toggle: (id: number) =>
      setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    drop: (id: number) => setChosen((left) => left?.filter((other) => other !== id)),
  }
}
