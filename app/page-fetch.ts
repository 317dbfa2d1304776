import type { unstable_RouterFetch as RouterFetch } from 'react-router/dom'

/** A navigation that failed for lack of a connection or an answer. */
export interface Stop {
  path: string
  /** With its question mark. */
  search: string
  again: () => void
}

let stop: Stop | undefined
const listeners = new Set<() => void>()

export const readStop = () => stop

export function setStop(next?: Stop) {
  stop = next
  for (const notify of listeners) notify()
}

export function onStop(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Fetches the next page completely, with retries, so that the current page stays until it is there. */
export const fetchPage: RouterFetch = async (request, { type }) => {
  if (type !== 'navigation' || request.method !== 'GET') return fetch(request)
  const { signal, url } = request
  const { pathname, searchParams } = new URL(url)
  const path = pathname.replace(/(^\/_)?\.data$/, '') || '/'
  searchParams.delete('_routes')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  for (;;) {
    try {
      const answer = await fetch(request)
      if (isOfOtherBuild(answer)) return leaveFor(path + search)
      if (!hasFailed(answer))
        return answer.body ? new Response(await answer.blob(), answer) : answer
    } catch (error) {
      if (signal.aborted) throw error
    }
    await new Promise<void>((again, giveUp) => {
      const gone = () => {
        setStop()
        giveUp(signal.reason)
      }
      signal.addEventListener('abort', gone, { once: true })
      setStop({ path, search, again })
    })
    setStop()
  }
}

/**
 * With 503 the site reports a page's missing parts. Without its header the answer is from between,
 * such as the log-in of a hotel's network; the router itself shows a 404.
 */
const hasFailed = ({ status, headers }: Response) =>
  headers.has('X-Remix-Response') ? status > 499 && status !== 503 : status !== 404

/** Code of one build must not show data of another. */
const isOfOtherBuild = ({ headers }: Response) =>
  headers.has('x-build') && headers.get('x-build') !== window.__reactRouterManifest?.version

/** Makes the browser load the whole page; nothing happens in this one any more. */
function leaveFor(address: string) {
  location.assign(address)
  return new Promise<never>(() => {})
}
