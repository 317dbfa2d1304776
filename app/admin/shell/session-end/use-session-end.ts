import { useCallback, useEffect, useState } from 'react'
import { minuteMs } from '#catalogue/dates/time.ts'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { call } from '../../api/call.ts'
import { tokenKey } from '../../api/token.ts'
import { useListener } from '../../use-listener.ts'

type Ends = Pick<WireMe, 'expiresAt' | 'idleEndsAt'>

/** Minimum time between reports of user activity to the server, which otherwise sees only requests. */
const reportMs = 4 * minuteMs

const timeOf = (instant: string | null) =>
  instant ? Date.parse(instant) : Number.POSITIVE_INFINITY

/** When the session ends, in milliseconds, and whether for lack of use. */
export function useSessionEnd(me: WireMe) {
  const [ends, setEnds] = useState<Ends>(me)

  /**
   * Asks the server again; without user activity it is no use of the session. Returns whether it is
   * still valid.
   */
  const readAgain = useCallback(
    async (isUse = true): Promise<boolean> => {
      const { data, problem } = await call<WireMe>('GET', '/User/me', undefined, { isUse })
      // Another user has logged in in this browser, so the screen is not theirs.
      if (data && data.id !== me.id) location.reload()
      if (data) setEnds(data)
      return problem?.status !== 401
    },
    [me.id],
  )
  const [expiresAt, idleEnd] = [timeOf(ends.expiresAt), timeOf(ends.idleEndsAt)]
  // Another tab has logged in.
  useListener('storage', ({ key, newValue }) => {
    if (key === tokenKey && newValue) readAgain()
  })
  useActivity(readAgain, idleEnd)
  const endsAt = Math.min(expiresAt, idleEnd)
  return { expiresAt, endsAt, isIdling: idleEnd < expiresAt, readAgain }
}

/** Typing and tapping count as activity, although the server only sees saves. */
function useActivity(readAgain: () => void, idleEnd: number) {
  useEffect(() => {
    if (!Number.isFinite(idleEnd)) return
    let reportedAt = Date.now()
    function onActivity() {
      const now = Date.now()
      if (now > idleEnd || now - reportedAt < Math.min(reportMs, (idleEnd - reportedAt) / 4)) return
      reportedAt = now
      readAgain()
    }
    const events = ['keydown', 'pointerdown'] as const
    for (const event of events) addEventListener(event, onActivity, { passive: true })
    return () => {
      for (const event of events) removeEventListener(event, onActivity)
    }
  }, [readAgain, idleEnd])
}
