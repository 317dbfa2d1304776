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

  function put(supplierId: number, rates: Found) {
    found = new Map(found).set(supplierId, rates)
    book = rateBook([...found.values()].flatMap((each) => (Array.isArray(each) ? each : [])))
    for (const tell of listeners) tell()
  }
  return {
    book: () => book,
    of: (supplierId: number) => found.get(supplierId),
    subscribe(tell: () => void) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    /** Loads them unless loaded; retries after failures. */
    async load(supplierId: number) {
      const known = found.get(supplierId)
      if (known && known !== 'failed') return
      put(supplierId, 'loading')
      put(supplierId, (await read(supplierId)) ?? 'failed')
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
