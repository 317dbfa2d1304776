import type { Problem } from '#server/wire/problem.ts'
import { readToken } from './token.ts'

/** The outcome of a call: the answer or a problem. `status` 0 means that the server was not reached. */
export type Outcome<T> =
  | { data: T; problem?: undefined; headers: Headers }
  | { data?: undefined; problem: Problem; headers?: undefined }

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Circumstances {
  /** False for background requests, which must not keep a session alive. */
  isUse?: boolean
}

/** A body that is already JSON. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const textOf = (body: unknown) => (body instanceof JsonText ? body.text : JSON.stringify(body))

/** Calls the API as the signed-in user. The path is relative to /api. */
export async function call<T>(
  method: Method,
  path: string,
  body?: unknown,
  { isUse = true }: Circumstances = {},
): Promise<Outcome<T>> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: { ...headersFor(body), ...(!isUse && unattended) },
    body: body === undefined ? undefined : textOf(body),
  }).catch(() => undefined)
  if (!response) return { problem: unreached }
  const data = await response.json().catch(() => undefined)
  if (response.ok) return { data, headers: response.headers }
  return { problem: toProblem(response.status, data) }
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

/** A problem in the documented shape, also if a proxy caused it. */
export function toProblem(status: number, data: unknown): Problem {
  const sent = typeof data === 'object' && data !== null ? (data as Partial<Problem>) : {}
  const { title = 'Error', errors = {}, Error: message = 'Something went wrong' } = sent
  return { title, status, errors, Error: message }
}
