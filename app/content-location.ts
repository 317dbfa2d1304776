const places = new WeakMap<object, string>()

/** Stores the canonical path of the requested page in the request's context. */
export const setContentLocation = (context: object, path: string) => void places.set(context, path)

/** Adds it to the answer, since the page may have been requested under another URL. */
export function addContentLocation(context: object, headers: Headers) {
  const path = places.get(context)
  if (path) headers.set('Content-Location', path)
}
