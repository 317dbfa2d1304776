const places = new WeakMap<object, string>()

/** Stores the canonical path of the requested page in the request's context. */
export const noteStanding = (context: object, path: string) => void places.set(context, path)

/** Adds it to the answer, since the page may have been requested under another URL. */
export function tellStanding(context: object, headers: Headers) {
  const path = places.get(context)
  if (path) headers.set('Content-Location', path)
}
