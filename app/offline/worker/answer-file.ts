import { findFile } from '../cache/cached-pages.ts'

const kinds = new Set<RequestDestination>(['style', 'script', 'font', 'image', 'manifest'])

export const isFile = ({ destination }: Request, { pathname }: URL): boolean =>
  !pathname.startsWith('/api/') && (kinds.has(destination) || pathname.startsWith('/assets/'))

/** Immutable files come from the cache; others from the network if there is one. */
export async function answerFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const exact = await caches.match(request.url).catch(() => undefined)
  if (exact && /immutable/.test(exact.headers.get('cache-control') ?? '')) return exact
  try {
    return await fetch(request)
  } catch (error) {
    const kept = exact ?? (await findFile(pathname))
    if (kept) return kept
    throw error
  }
}
