import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, totalOf } from '../api/guard.ts'
import { suppliersOf } from './editing/rate-store.ts'

/** The suppliers to choose from. */
export interface Suppliers {
  /** The first by place, and those of the quote's lines and places. */
  known: WireSupplier[]
  /** Whether all active suppliers are loaded. */
  isAll: boolean
}

type Page = WireList<WireSupplier>

/** Undefined if they failed to load. */
export async function loadFirstSuppliers(request: Request): Promise<Suppliers | undefined> {
  const { data, headers, problem } = await read<Page>(request, '/suppliers?pageSize=500')
  if (problem) console.error(problem)
  if (!data) return undefined
  const known = data.$values
  return { known, isAll: totalOf(headers) <= known.length }
}

/** Adds the quote's own suppliers if they are missing, also archived ones. */
export async function withThoseOf(
  request: Request,
  { versions: [newest] }: WireQuote,
  { known, isAll }: Suppliers,
): Promise<Suppliers> {
  if (!newest) return { known, isAll }
  const { document } = newest
  const places = new Set(isAll ? [] : document.days.map(({ place }) => place).filter(Boolean))
  const missing = suppliersOf(document).filter((id) => known.every((each) => each.id !== id))
  const [near, used] = await Promise.all([
    Promise.all(
      [...places].map((place) =>
        read<Page>(request, `/suppliers?pageSize=100&place=${encodeURIComponent(place)}`),
      ),
    ),
    Promise.all(missing.map((id) => read<WireSupplier>(request, `/suppliers/${id}`))),
  ])
  const others = [
    ...near.flatMap(({ data }) => data?.$values ?? []),
    ...used.flatMap(({ data }) => data ?? []),
  ]
  return { known: withOthers(known, others), isAll }
}

export const withOthers = (known: WireSupplier[], others: WireSupplier[]): WireSupplier[] => [
  ...new Map([...known, ...others].map((each) => [each.id, each])).values(),
]
