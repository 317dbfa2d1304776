import { useEffect, useRef, useState } from 'react'
import type { WireFound } from '#server/api/operations/search-routes.ts'
import { call } from '../api/call.ts'
import { useSession } from '../shell/session.tsx'

const typingPauseMs = 150

export type Search =
  | { state: 'idle' | 'loading' }
  | { state: 'found'; found: WireFound }
  | { state: 'failed'; message: string; retry: () => void }

/** What the server finds by a text, once its typing has paused; answers to earlier texts are dropped. */
export function useFound(q: string): Search {
  const [tries, setTries] = useState(0)
  const asked = `${tries} ${q}`
  const [answer, setAnswer] = useState<{ asked: string; found?: WireFound; message?: string }>()
  const session = useRef(useSession())
  useEffect(() => {
    if (q === '') return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { data, problem } = await call<WireFound>('GET', `/Search?q=${encodeURIComponent(q)}`)
      if (!isCurrent) return
      if (problem?.status === 401) void session.current.logInAgain()
      setAnswer({ asked, found: data, message: problem?.Error })
    }, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [q, asked])
  if (q === '') return { state: 'idle' }
  if (answer?.asked !== asked) return { state: 'loading' }
  const { found, message = '' } = answer
  if (found) return { state: 'found', found }
  return { state: 'failed', message, retry: () => setTries(tries + 1) }
}
