import type { KindName } from '#catalogue/kinds.ts'
import { maxPrices } from '#catalogue/prices/price-change.ts'
import type { WireList, WireListing } from '#server/wire/schemas.ts'
import { call, type Outcome } from '../../api/call.ts'
import { totalOf } from '../../api/guard.ts'

/** The scope: selected listings, a category by id, or all. */
export type Scope = { ids: number[] } | { category?: number }

export interface Priced {
  items: WireListing[]
  /** The total, which may exceed the maximum per change. */
  total: number
}

/** Reads the listings' current data; deleted ones are left out. */
export async function loadPriced(kind: KindName, scope: Scope): Promise<Outcome<Priced>> {
  if ('ids' in scope) return loadChosen(kind, scope.ids)
  const category = scope.category ? `&category=${scope.category}` : ''
  const path = `/${kind}?page=1&pageSize=${maxPrices}${category}`
  const outcome = await call<WireList<WireListing>>('GET', path)
  if (outcome.problem) return outcome
  const total = totalOf(outcome.headers)
  return { ...outcome, data: { items: outcome.data.$values, total } }
}

async function loadChosen(kind: KindName, ids: number[]): Promise<Outcome<Priced>> {
  const outcomes = await Promise.all(ids.map((id) => call<WireListing>('GET', `/${kind}/${id}`)))
  const failed = outcomes.find(({ problem }) => problem && problem.status !== 404)
  if (failed?.problem) return { problem: failed.problem }
  const items = outcomes.flatMap(({ data }) => data ?? [])
  return { data: { items, total: items.length }, headers: new Headers() }
}
