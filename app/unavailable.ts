const contexts = new WeakSet<object>()

/** Whether it is that something the site needs is away for now. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 503

/** Remembers of a request's context that something the site needs was away. */
export function noteUnavailable(context: object, error: unknown): boolean {
  const is = isAway(error)
  if (is) contexts.add(context)
  return is
}

/** Makes of the error page's fault an absence that will pass, where it was one. */
export function statusOf(context: object, status: number, headers: Headers): number {
  const isAway = status === 503 || (status === 500 && contexts.has(context))
  if (!isAway) return status
  headers.set('Retry-After', '5')
  return 503
}
