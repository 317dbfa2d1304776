import { href, redirect, replace } from 'react-router'
import type { Problem } from '#server/wire/problem.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { readPage } from '../read-page.ts'
import { call, type Outcome } from './call.ts'
import { logInToKeepInput } from './ended-session.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { keepingLast } from './last-answers.ts'
import { deleteToken, readToken } from './token.ts'

const returnName = 'next'
const endedName = 'ended'
const idle = 'idle'

/** Throws a redirect to log-in if nobody is signed in. */
export function requireToken(request: Request) {
  if (!readToken()) throw toLogin(request)
}

/** Throws a redirect to log-in if the session has ended, since visitors' calls would omit drafts. */
export const requireSession = (request: Request) => read(request, '/User/me')

/**
 * Reads for a loader. Without a token, or with one that the server no longer accepts, it redirects
 * to log-in, unless there is unsaved input and the user logs in again on the screen. If a reload
 * fails, the answer is the one that the screen shows already.
 */
export async function read<T>(request: Request, path: string): Promise<Outcome<T>> {
  requireToken(request)
  const ask = () => keepingLast(`${readToken()} ${request.url}`, path, () => call<T>('GET', path))
  const first = await ask()
  const outcome = first.problem?.status === 401 && (await logInToKeepInput()) ? await ask() : first
  if (outcome.problem) redirectIfRefused(request, outcome.problem)
  return outcome
}

/**
 * Reads the URL's page of a list; `items` is undefined if that failed. One past the last, as after
 * deletions, leads to the last: the list would seem to be empty.
 */
export async function readList<T>(request: Request, path: string, query = new URLSearchParams()) {
  const url = new URL(request.url)
  const page = readPage(url.searchParams)
  query.set('page', String(page))
  const { data, headers, problem } = await read<WireList<T>>(request, `${path}?${query}`)
  if (problem) console.error(problem)
  const items = data?.$values
  const [, last] = /[?&]page=(\d+)[^,]*rel="last"/.exec(headers?.get('Link') ?? '') ?? []
  if (items?.length !== 0 || !last || page <= Number(last)) {
    return { items, total: totalOf(headers), page }
  }
  url.searchParams.set('page', last)
  throw replace(url.pathname + url.search)
}

/** The length of the whole list, by the headers of one of its pages. */
export const totalOf = (headers?: Headers) => Number(headers?.get('X-Total-Count') ?? 0)

/** The same for required data. */
export async function readOrThrow<T>(request: Request, path: string): Promise<T> {
  const { data, problem } = await read<T>(request, path)
  if (problem) throw new Error(problem.Error)
  return data
}

function redirectIfRefused(request: Request, problem: Problem) {
  const errors = fieldErrorsOf(problem)
  if (problem.status === 401) {
    deleteToken()
    throw toLogin(request, 'session' in errors)
  }
  if (problem.status === 403 && 'secondFactor' in errors) throw toSecondFactor(request)
}

function toLogin(request: Request, hasIdled = false) {
  const search = new URLSearchParams({ [returnName]: placeOf(request) })
  if (hasIdled) search.set(endedName, idle)
  return redirect(`${href('/admin/login')}?${search}`)
}

/** To be thrown if a second factor must be set up first. */
export function toSecondFactor(request: Request) {
  const search = new URLSearchParams({ [returnName]: placeOf(request) })
  return redirect(`${href('/admin/secondFactor')}?${search}`)
}

function placeOf(request: Request) {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** Whether the session ended for lack of use. */
export const hasIdled = (search: string) => new URLSearchParams(search).get(endedName) === idle

/** The URL after log-in: one of the back office's own, or the dashboard. */
export function returnAddress(search: string): string {
  const next = new URLSearchParams(search).get(returnName) ?? ''
  return /^\/admin\/(?!login|signup|signout|secondfactor)/i.test(next)
    ? next
    : href('/admin/dashboard')
}
