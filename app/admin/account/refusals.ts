import type { Problem } from '#server/wire/problem.ts'
import { allMessages, fieldErrorsOf } from '../api/field-errors.ts'

/** Said whatever failed, so that nobody learns which addresses have an account. */
export const logInRefused = 'Invalid credentials or server error.'

/** Whether the password was right and a code of the second factor is needed. */
export const wantsCode = (problem: Problem) =>
  problem.status === 401 && 'code' in fieldErrorsOf(problem)

/** Of a refused code, or of too many attempts. */
export const codeRefusal = ({ status, Error: text }: Problem) =>
  status === 429 ? text : logInRefused

/** Every message of a refused sign-up in its own line. */
export const signUpRefusal = (problem: Problem) =>
  allMessages(problem).join('\n') || 'An error occurred while creating the account.'
