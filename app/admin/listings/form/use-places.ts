import { useEffect, useState } from 'react'
import type { WireList, WireListing } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'

/** A destination as an option. */
export interface ChoosablePlace {
  id: number
  title: string
  otherNames: string[]
  isDraft: boolean
}

type Places =
  | { state: 'loading' }
  | { state: 'loaded'; places: ChoosablePlace[] }
  | { state: 'failed'; message: string; retry: () => void }

/** All destinations, including drafts, in order. */
export function usePlaces(): Places {
  const [answer, setAnswer] = useState<{ places?: ChoosablePlace[]; message?: string }>()
  useEffect(() => {
    if (answer) return
    let isCurrent = true
    call<WireList<WireListing>>('GET', '/Destination', undefined, { isUse: false }).then(
      ({ data, problem }) => {
        if (isCurrent) setAnswer({ places: data?.$values.map(toPlace), message: problem?.Error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [answer])

  if (!answer) return { state: 'loading' }
  if (answer.places) return { state: 'loaded', places: answer.places }
  return { state: 'failed', message: answer.message ?? '', retry: () => setAnswer(undefined) }
}

const toPlace = ({ id, title, status, otherNames }: WireListing): ChoosablePlace => ({
  id,
  title,
  otherNames: (otherNames as WireList<string> | undefined)?.$values ?? [],
  isDraft: status === 'draft',
})
