import { useCallback, useEffect, useState } from 'react'
import type { WireFound } from '#server/api/operations/search-routes.ts'
import { call } from '../../api/call.ts'

export type FoundListing = WireFound['listings'][number]

interface Asked {
  ids: string
  isFailed: boolean
}

/** Titles of listings by id: known ones, and others loaded once. */
export function useTitles(ids: number[]) {
  const [known, setKnown] = useState<Map<number, FoundListing>>(new Map())
  const [asked, setAsked] = useState<Asked>()
  const unknown = ids.filter((id) => !known.has(id)).join()
  const addTitles = useCallback((listings: FoundListing[]) => {
    const found = listings.map((each) => [each.id, each] as const)
    if (found.length > 0) setKnown((before) => new Map([...before, ...found]))
  }, [])

  useEffect(() => {
    if (unknown === '') return
    let isCurrent = true
    call<WireFound>('GET', `/Search?ids=${unknown}`, undefined, { isUse: false }).then(
      ({ data, problem }) => {
        if (!isCurrent) return
        addTitles(data?.listings ?? [])
        setAsked({ ids: unknown, isFailed: problem !== undefined })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [unknown, addTitles])

  /** If loading failed, a listing is not reported as deleted. */
  function nameOf(id: number): string {
    const title = known.get(id)?.title
    if (title !== undefined) return title
    if (asked?.isFailed) return `Number ${id}`
    return asked?.ids === unknown ? `Deleted (${id})` : 'Loading…'
  }
  return { known, addTitles, nameOf }
}
