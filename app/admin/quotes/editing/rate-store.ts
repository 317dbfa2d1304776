import { type Rate, rateBook } from '#catalogue/quotes/pricing/nights.ts'
import type { Version } from '#catalogue/quotes/version.ts'

export type RateStore = ReturnType<typeof createRateStore>

type Read = (supplierId: number) => Promise<Rate[] | undefined>
type Found = Rate[] | 'loading' | 'failed'

/** The rates of a quote's suppliers, each loaded once. */
export function createRateStore(read: Read) {
  let found: ReadonlyMap<number, Found> = new Map()
  let book = rateBook([])
  const listeners = new Set<() => void>()

  function put(entries: readonly (readonly [supplierId: number, rates: Found])[]) {
    found = new Map([...found, ...entries])
    if (entries.some(([, rates]) => Array.isArray(rates))) {
      book = rateBook([...found.values()].flatMap((each) => (Array.isArray(each) ? each : [])))
    }
    for (const tell of listeners) tell()
  }
  return {
    book: () => book,
    of: (supplierId: number) => found.get(supplierId),
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    /**
     * Loads their rates unless loaded; retries after failures. Those of several suppliers appear
     * together, since each change of the book compares every line with it.
     */
    async load(...supplierIds: number[]) {
      const missing = supplierIds.filter((id) => (found.get(id) ?? 'failed') === 'failed')
      if (missing.length === 0) return
      put(missing.map((id) => [id, 'loading']))
      put(await Promise.all(missing.map(async (id) => [id, (await read(id)) ?? 'failed'] as const)))
    },
  }
}

/** The suppliers of a version's lines. */
export function suppliersOf({ options }: Pick<Version, 'options'>): number[] {
  const ids = options.flatMap(({ lines }) =>
    lines.flatMap(({ source }) => (source.from === 'rate' ? source.rate.supplierId : [])),
  )
  return [...new Set(ids)]
}
