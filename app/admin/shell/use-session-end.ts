import { useCallback, useEffect, useState } from 'react'
import type { WireMe } from '#server/api/users/user-schemas.ts'
import { call } from '../api/call.ts'
import { tokenKey } from '../api/token.ts'

/** When the session ends, in milliseconds; read again when another tab logs in. */
export function useSessionEnd(expiresAt: string) {
  const [endsAt, setEndsAt] = useState(Date.parse(expiresAt))

  const readAgain = useCallback(async () => {
    const { data } = await call<WireMe>('GET', '/User/me')
    if (data) setEndsAt(Date.parse(data.expiresAt))
  }, [])

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === tokenKey && newValue) readAgain()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [readAgain])

  return { endsAt, readAgain }
}
