import { type Rate, rateBook } from '#catalogue/quotes/pricing/nights.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import { createStore } from '../../store.ts'

export type RateStore = ReturnType<typeof createRateStore>

type Read = (supplierId: number) => Promise<Rate[] | undefined>
type Found = Rate[] | 'loading' | 'failed'
type Entry = readonly [supplierId: number, rates: Found]

const togetherMs = 500

/** The rates of a quote's suppliers, each loaded once. */
export function createRateStore(read: Read) {
  const state = createStore({ found: new Map<number, Found>(), book: rateBook([]) })
  const of = (supplierId: number) => state.get().found.get(supplierId)

  const put = (entries: readonly Entry[]) =>
    state.change((before) => {
      const found = new Map([...before.found, ...entries])
      if (!entries.some(([, rates]) => Array.isArray(rates))) return { ...before, found }
      const rates = [...found.values()].flatMap((each) => (Array.isArray(each) ? each : []))
      return { found, book: rateBook(rates) }
    })
  return {
    book: () => state.get().book,
    of,
    subscribe: state.subscribe,
    /**
     * Loads their rates unless loaded; retries after failures. Those that arrive within half
     * a second appear together, since each change of the book compares every line with it.
     */
    async load(...supplierIds: number[]) {
      const missing = supplierIds.filter((id) => (of(id) ?? 'failed') === 'failed')
      if (missing.length === 0) return
      put(missing.map((id) => [id, 'loading']))
      const arrived: Entry[] = []
      const show = () => arrived.length > 0 && put(arrived.splice(0))
      const timer = setInterval(show, togetherMs)
      const loadOne = async (id: number) => arrived.push([id, (await read(id)) ?? 'failed'])
      await Promise.all(missing.map(loadOne)).finally(() => clearInterval(timer))
      show()
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
