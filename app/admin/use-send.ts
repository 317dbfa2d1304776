import type { Outcome } from './api/call.ts'
import { useSession } from './shell/session.tsx'

/** Makes a call; when the session has ended meanwhile, asks to log in and makes it again. */
export function useSend() {
  const { logInAgain } = useSession()
  return async function send<T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await call()
    if (outcome.problem?.status !== 401) return outcome
    return (await logInAgain()) ? call() : outcome
  }
}
