import { useEffect, useRef, useState } from 'react'
import { call } from './api/call.ts'
import { useSession } from './shell/session.tsx'

const typingPauseMs = 150

export type Answer<T> =
  | { state: 'idle' | 'loading' }
  | { state: 'found'; found: T }
  | { state: 'failed'; message: string; retry: () => void }

/** The API's answer for a path that changes with typing, requested after a pause; outdated answers are dropped. */
export function useAnswer<T>(path: string | undefined): Answer<T> {
  const [tries, setTries] = useState(0)
  const asked = `${tries} ${path}`
  const [answer, setAnswer] = useState<{ asked: string; found?: T; message?: string }>()
  const session = useRef(useSession())
  useEffect(() => {
    if (path === undefined) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { data, problem } = await call<T>('GET', path)
      if (!isCurrent) return
      if (problem?.status === 401) void session.current.logInAgain()
      setAnswer({ asked, found: data, message: problem?.Error })
    }, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path, asked])
  if (path === undefined) return { state: 'idle' }
  if (answer?.asked !== asked) return { state: 'loading' }
  const { found, message = '' } = answer
  if (found !== undefined) return { state: 'found', found }
  return { state: 'failed', message, retry: () => setTries(tries + 1) }
}
