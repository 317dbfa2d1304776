import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { WireImport } from '#server/api/imports/import-answer.ts'
import { call } from '../api/call.ts'
import { poll } from './poll.ts'
import { isWorking } from './words.ts'

const everyMs = 1000

/** The import, polled while it is in progress; reloads the screen when it is done. */
export function useProgress(stored: WireImport): WireImport {
  const [now, setNow] = useState(stored)
  const { revalidate } = useRevalidator()
  useEffect(() => setNow(stored), [stored])
  const { id, state } = stored
  useEffect(() => {
    if (!isWorking({ state })) return
    return poll(everyMs, async () => {
      const { data, problem } = await call<WireImport>('GET', `/imports/${id}`, undefined, {
        isUse: false,
      })
      // The screen, read again, says that the session has ended.
      if (problem?.status === 401) await revalidate()
      if (!data) return
      setNow(data)
      if (data.state !== state) await revalidate()
    })
  }, [id, state, revalidate])
  return now
}
