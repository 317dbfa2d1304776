import type { Problem } from '#server/wire/problem.ts'
import type { Outcome } from './api/call.ts'
import { fieldErrorsOf } from './api/field-errors.ts'
import { useSession } from './shell/session.tsx'

/**
 * Makes a call; if the session has ended or the password must be entered again, asks for it and
 * repeats the call.
 */
export function useSend() {
  const { logInAgain, confirmPassword } = useSession()
  return async function send<T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const outcome = await call()
    if (!outcome.problem) return outcome
    if (outcome.problem.status === 401) return (await logInAgain()) ? call() : outcome
    return wantsPassword(outcome.problem) && (await confirmPassword()) ? call() : outcome
  }
}

const wantsPassword = (problem: Problem) =>
  problem.status === 403 && 'currentPassword' in fieldErrorsOf(problem)
