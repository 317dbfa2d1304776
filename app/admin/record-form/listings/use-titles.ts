import { useEffect, useState } from 'react'
import type { WireFound } from '#server/api/operations/search-routes.ts'
import { call } from '../../api/call.ts'

export type FoundListing = WireFound['listings'][number]

/** What listings are called by their ids: those that were found already, the others asked for once. */
export function useTitles(ids: number[]) {
  const [known, setKnown] = useState<Map<number, FoundListing>>(new Map())
  const [asked, setAsked] = useState<string>()
  const unknown = ids.filter((id) => !known.has(id)).join()
  const learn = (listings: FoundListing[]) =>
    setKnown((before) => new Map([...before, ...listings.map((each) => [each.id, each] as const)]))

  useEffect(() => {
    if (unknown === '') return
    let isCurrent = true
    call<WireFound>('GET', `/Search?ids=${unknown}`, undefined, { isUse: false }).then(
      ({ data }) => {
        if (!isCurrent) return
        if (data?.listings.length) {
          setKnown((before) => {
            const found = data.listings.map((each) => [each.id, each] as const)
            return new Map([...before, ...found])
          })
        }
        setAsked(unknown)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [unknown])
  return { known, learn, isAsking: unknown !== '' && asked !== unknown }
}
