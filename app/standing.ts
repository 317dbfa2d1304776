const places = new WeakMap<object, string>()

/** Remembers of a request's context where the page that it asks for stands. */
export const noteStanding = (context: object, path: string) => void places.set(context, path)

/** Says so in the answer: the page may have been asked for under another address. */
export function tellStanding(context: object, headers: Headers) {
  const path = places.get(context)
  if (path) headers.set('Content-Location', path)
}
