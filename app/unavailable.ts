const contexts = new WeakSet<object>()

/** Whether the error means that something the site needs is temporarily unavailable. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 503

/** Records in the request's context that something was unavailable. */
export function recordUnavailable(context: object, error: unknown): boolean {
  const is = isUnavailable(error)
  if (is) contexts.add(context)
  return is
}

/** Turns an error page's 500 into a 503 if something was unavailable. */
export function statusOf(context: object, status: number, headers: Headers): number {
  const isUnavailable = status === 503 || (status === 500 && contexts.has(context))
  if (!isUnavailable) return status
  headers.set('Retry-After', '5')
  return 503
}
