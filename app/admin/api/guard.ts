import { href, redirect } from 'react-router'
import type { Problem } from '#server/wire/problem.ts'
import { call, type Outcome } from './call.ts'
import { deleteToken, readToken } from './token.ts'

export const returnName = 'next'

/** Throws a redirect to log-in when nobody is signed in here. */
export function requireToken(request: Request) {
  if (!readToken()) throw toLogin(request)
}

/** Throws a redirect to log-in when the session has ended: visitors' calls would lack the drafts. */
export async function requireSession(request: Request) {
  requireToken(request)
  await read(request, '/User/me')
}

/** Reads for a loader. A token that the server no longer takes leads to log-in. */
export async function read<T>(request: Request, path: string): Promise<Outcome<T>> {
  const outcome = await call<T>('GET', path)
  if (outcome.problem) leaveIfEnded(request, outcome.problem)
  return outcome
}

/** The same for what a screen cannot do without. */
export async function readOrThrow<T>(request: Request, path: string): Promise<T> {
  const { data, problem } = await read<T>(request, path)
  if (problem) throw new Error(problem.Error)
  return data
}

function leaveIfEnded(request: Request, { status }: Problem) {
  if (status !== 401) return
  deleteToken()
  throw toLogin(request)
}

function toLogin(request: Request) {
  const { pathname, search } = new URL(request.url)
  return redirect(
    `${href('/admin/login')}?${new URLSearchParams({ [returnName]: pathname + search })}`,
  )
}

/** The address to go to after log-in: one of the back office's own, or the dashboard. */
export function returnAddress(search: string): string {
  const next = new URLSearchParams(search).get(returnName) ?? ''
  return /^\/admin\/(?!login|signup)/i.test(next) ? next : href('/admin/dashboard')
}
