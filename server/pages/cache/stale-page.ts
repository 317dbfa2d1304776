import type { CachedPage } from './cached-page.ts'

/** An outdated page, marked as such. */
export function asStale(page: CachedPage, madeAt: number): CachedPage {
  const age = Math.round((performance.now() - madeAt) / 1000)
  return {
    ...page,
    headers: {
      ...page.headers,
      age: `${age}`,
      warning: '110 - "Response is Stale"',
      'x-served': 'stale',
    },
  }
}

/** The page, or the stale one if rendering fails or takes too long, as long as it may be shown. */
export async function unlessStale(
  page: Promise<CachedPage>,
  stale: () => CachedPage | undefined,
  patienceMs: number,
): Promise<CachedPage> {
  const late = Promise.withResolvers<CachedPage>()
  const timer = setTimeout(() => late.resolve(stale() ?? page), patienceMs)
  const made = page.then(
    (answer) => (answer.status < 500 ? answer : (stale() ?? answer)),
    (error: unknown) => stale() ?? Promise.reject(error),
  )
  try {
    return await Promise.race([made, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
