import { useCallback, useEffect, useState } from 'react'
import { href } from 'react-router'
import type { CardData } from '../card/card-data.ts'

interface Answer {
  /** The requested ids, as `3,1,2`. */
  asked: string
  /** The published ones; undefined if loading failed. */
  cards?: CardData[]
}

/** Loads the cards of listings by id, again when the ids change. */
export function useCards(ids: readonly number[]) {
  const [answer, setAnswer] = useState<Answer>()
  const asked = ids.join()

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const response = await fetch(`${href('/saved/cards')}?ids=${asked}`, { signal })
        if (!response.ok) throw new Error(`The server answers ${response.status}`)
        setAnswer({ asked, cards: await response.json() })
      } catch (error) {
        if (signal?.aborted) return
        console.error('Could not read the cards', error)
        setAnswer({ asked })
      }
    },
    [asked],
  )

  useEffect(() => {
    if (asked === '') return
    const stop = new AbortController()
    ask(stop.signal)
    return () => stop.abort()
  }, [ask, asked])

  return { answer, retry: () => ask() }
}
