import { useCallback, useEffect, useState } from 'react'
import { minuteMs } from '#catalogue/time.ts'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { call } from '../api/call.ts'
import { tokenKey } from '../api/token.ts'

type Ends = Pick<WireMe, 'expiresAt' | 'idleEndsAt'>

/** How often somebody's typing is told to the server at most, which hears of nothing that is not sent. */
const tellMs = 4 * minuteMs

const timeOf = (instant: string | null) =>
  instant ? Date.parse(instant) : Number.POSITIVE_INFINITY

/** When the session ends, in milliseconds, and whether that is for want of use. */
export function useSessionEnd(me: WireMe) {
  const [ends, setEnds] = useState<Ends>(me)

  /** Asks the server again; without a person it is no use of the session. Answers whether it goes on. */
  const readAgain = useCallback(
    async (isUse = true): Promise<boolean> => {
      const { data, problem } = await call<WireMe>('GET', '/User/me', undefined, { isUse })
      // Somebody else logged in in this browser: nothing on the screen is theirs.
      if (data && data.id !== me.id) location.reload()
      if (data) setEnds(data)
      return problem?.status !== 401
    },
    [me.id],
  )
  const [expiresAt, idleEnd] = [timeOf(ends.expiresAt), timeOf(ends.idleEndsAt)]
  useOtherTabs(readAgain)
  useActivity(readAgain, idleEnd)
  const endsAt = Math.min(expiresAt, idleEnd)
  return { expiresAt, endsAt, isIdling: idleEnd < expiresAt, readAgain }
}

/** Another tab logged in. */
function useOtherTabs(readAgain: () => void) {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === tokenKey && newValue) readAgain()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [readAgain])
}

/** Whoever types and taps is there, though the server may hear of it only when they save. */
function useActivity(readAgain: () => void, idleEnd: number) {
  useEffect(() => {
    if (!Number.isFinite(idleEnd)) return
    let told = Date.now()
    function onActivity() {
      const now = Date.now()
      if (now > idleEnd || now - told < Math.min(tellMs, (idleEnd - told) / 4)) return
      told = now
      readAgain()
    }
    const events = ['keydown', 'pointerdown'] as const
    for (const event of events) addEventListener(event, onActivity, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, onActivity)
    }
  }, [readAgain, idleEnd])
}
