import type { Problem } from '#server/wire/problem.ts'
import { timeLimit } from './time-limit.ts'
import { readToken } from './token.ts'

/** The outcome of a call: the answer or a problem. `status` 0 means that no answer arrived. */
export type Outcome<T> =
  | { data: T; problem?: undefined; headers: Headers }
  | { data?: undefined; problem: Problem; headers?: undefined }

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Circumstances {
  /** False for background requests, which must not keep a session alive. */
  isUse?: boolean
  /** For calls that may take minutes, such as an import: they have no time limit. */
  isLong?: boolean
}

const readMs = 30_000
const writeMs = 60_000
/** For the rest of an answer that has begun. */
const arrivalMs = 120_000

/** A text is JSON already. */
const textOf = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body))

/** Calls the API as the signed-in user. The path is relative to /api. */
export async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  { isUse = true, isLong = false }: Circumstances = {},
): Promise<Outcome<T>> {
  const isRead = method === 'GET'
  const limit = timeLimit(isLong ? undefined : isRead ? readMs : writeMs)
  let hasBegun = false
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: { ...headersFor(body), ...(!isUse && unattended) },
      body: body === undefined ? undefined : textOf(body),
      signal: limit.signal,
    })
    hasBegun = true
    limit.set(isLong ? undefined : arrivalMs)
    const data = fromJson(await response.text())
    if (response.ok && isLogInPage(response.headers.get('content-type'))) {
      throw new Error('A log-in page of the network answered.')
    }
    if (response.ok) return { data, headers: response.headers }
    return { problem: toProblem(response.status, data) }
  } catch {
    const mayBeStored = !isRead && (hasBegun || limit.signal.aborted)
    return { problem: mayBeStored ? unanswered : unreached }
  } finally {
    limit.end()
  }
}

/** By the type of a successful answer: the server's API never answers with HTML, a network does. */
export const isLogInPage = (contentType: string | null) =>
  contentType?.startsWith('text/html') ?? false

/** Undefined for the HTML of a proxy, and for an empty body. */
function fromJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Marks background requests. */
export const unattended = { 'X-Unattended': 'true' }

export const authorization = (): Record<string, string> => {
  const token = readToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

const headersFor = (body: unknown) => ({
  ...authorization(),
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
})

export const unreached: Problem = {
  title: 'No connection',
  status: 0,
  errors: {},
  Error: 'The server could not be reached. Please check the connection and try again.',
}

/** The server received a change, but its answer is missing. */
export const unanswered: Problem = {
  ...unreached,
  title: 'No answer',
  Error:
    'The server did not answer in time, and may have saved this. Please check before you try again.',
}

/** No answer arrived, or one of a proxy, or of a server that may have failed after it had saved. */
export const isOutcomeUnknown = ({ status }: Problem) => status === 0 || status >= 500

/** A problem in the documented shape, also if a proxy caused it. */
export function toProblem(status: number, data: unknown): Problem {
  const sent = typeof data === 'object' && data !== null ? (data as Partial<Problem>) : {}
  const { title = 'Error', errors = {}, Error: message = 'Something went wrong' } = sent
  return { title, status, errors, Error: message }
}
