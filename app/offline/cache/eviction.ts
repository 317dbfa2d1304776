/** Which pages are removed last when storage is full. */
const ranks = { page: 0, saved: 1, shell: 2, trip: 3 } as const
export type Rank = keyof typeof ranks

export interface CachedPage {
  key: string
  /** The URL it was requested by. */
  address: string
  title: string
  build: string
  rank: Rank
  /** By the server's clock, in ms. */
  savedAt: number
  bytes: number
  files: string[]
}

const maxBytes = 30_000_000

/** The size of pages and their files, each file counted once. */
export function totalBytes(pages: CachedPage[], sizes: ReadonlyMap<string, number>): number {
  const files = new Set(pages.flatMap((page) => page.files))
  const pageBytes = pages.reduce((sum, { bytes }) => sum + bytes, 0)
  return [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), pageBytes)
}

const byRank = (a: CachedPage, b: CachedPage) =>
  ranks[b.rank] - ranks[a.rank] || b.savedAt - a.savedAt

/** The first page to remove, among those up to this rank. */
export const firstToEvict = (pages: CachedPage[], maxRank: Rank): CachedPage | undefined =>
  pages
    .filter(({ rank }) => ranks[rank] <= ranks[maxRank])
    .toSorted(byRank)
    .at(-1)

/** The pages to remove so that the rest fits: oldest first, saved ones and the trip last. */
export function pagesToEvict(
  pages: CachedPage[],
  sizes: ReadonlyMap<string, number>,
  limit = maxBytes,
): string[] {
  const remaining = pages.toSorted(byRank)
  const evicted: string[] = []
  while (totalBytes(remaining, sizes) > limit) {
    const last = remaining.pop()
    if (!last) break
    evicted.push(last.key)
  }
  return evicted
}
