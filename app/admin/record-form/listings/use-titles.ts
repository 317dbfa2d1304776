import { useCallback, useEffect, useState } from 'react'
import type { WireFound } from '#server/api/operations/search-routes.ts'
import { call } from '../../api/call.ts'

export type FoundListing = WireFound['listings'][number]

interface Asked {
  ids: string
  isFailed: boolean
}

/** What listings are called by their ids: those that were found already, the others asked for once. */
export function useTitles(ids: number[]) {
  const [known, setKnown] = useState<Map<number, FoundListing>>(new Map())
  const [asked, setAsked] = useState<Asked>()
  const unknown = ids.filter((id) => !known.has(id)).join()
  const learn = useCallback((listings: FoundListing[]) => {
    const found = listings.map((each) => [each.id, each] as const)
    if (found.length > 0) setKnown((before) => new Map([...before, ...found]))
  }, [])

  useEffect(() => {
    if (unknown === '') return
    let isCurrent = true
    call<WireFound>('GET', `/Search?ids=${unknown}`, undefined, { isUse: false }).then(
      ({ data, problem }) => {
        if (!isCurrent) return
        learn(data?.listings ?? [])
        setAsked({ ids: unknown, isFailed: problem !== undefined })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [unknown, learn])

  /** Where it could not be asked for, nobody is told that it is gone. */
  function nameOf(id: number): string {
    const title = known.get(id)?.title
    if (title !== undefined) return title
    if (asked?.isFailed) return `Number ${id}`
    return asked?.ids === unknown ? `Deleted (${id})` : 'Loading…'
  }
  return { known, learn, nameOf }
}
