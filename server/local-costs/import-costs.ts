import {
  checkLocalCost,
  type LocalCost,
  type LocalCostValues,
  maxLocalCosts,
} from '#catalogue/local-costs/local-cost.ts'
import type { Place } from '#catalogue/places.ts'
import { titleKey } from '../db/title-key.ts'
import type { HeadedRow } from '../tables/headed-table.ts'
import { tooMany } from './cost-changes.ts'

type CostOutcome = 'new' | 'changed' | 'same' | 'refused'

interface ImportedCost extends Pick<HeadedRow, 'row' | 'problem'> {
  place: string
  what: string
  outcome: CostOutcome
}

export interface CostPlan {
  rows: ImportedCost[]
  added: LocalCostValues[]
  changed: { before: LocalCost; values: LocalCostValues }[]
}

const keyOf = (destinationId: number, what: string) => `${destinationId} ${titleKey(what.trim())}`

/** The effect of each row; refused ones are skipped. A missing column leaves its field unchanged. */
export function planCosts(rows: HeadedRow[], stored: LocalCost[], places: Place[]): CostPlan {
  const known = new Map(stored.map((cost) => [keyOf(cost.destinationId, cost.what), cost]))
  const ids = idsByName(places)
  const rowOf = new Map<string, number>()
  const plan: CostPlan = { rows: [], added: [], changed: [] }

  function outcomeOf({ row, fields, problem }: HeadedRow, place: string, what: string) {
    const refused = (why: string) => ({ outcome: 'refused' as const, problem: why })
    if (problem) return refused(problem)
    const destinationId = ids.get(titleKey(place))
    if (destinationId === undefined) return refused(`There is no destination “${place}”.`)
    const key = keyOf(destinationId, what)
    const earlier = rowOf.get(key)
    if (earlier !== undefined) return refused(`It stands in row ${earlier} already.`)
    rowOf.set(key, row)
    const before = known.get(key)
    const { values, errors } = checkLocalCost({ ...before, ...fields, destinationId })
    if (errors) return refused(Object.values(errors).flat().join(' '))
    if (before && isSame(before, values)) return { outcome: 'same' as const }
    if (!before && stored.length + plan.added.length >= maxLocalCosts) return refused(tooMany)
    if (before) plan.changed.push({ before, values })
    else plan.added.push(values)
    return { outcome: before ? ('changed' as const) : ('new' as const) }
  }

  for (const each of rows) {
    const [place, what] = [String(each.fields.place ?? ''), String(each.fields.what ?? '')]
    plan.rows.push({ row: each.row, place, what, ...outcomeOf(each, place, what) })
  }
  return plan
}

const isSame = (before: LocalCost, values: LocalCostValues) =>
  Object.entries(values).every(([name, value]) => before[name as keyof LocalCost] === value)

/** A title takes precedence over other names. */
const idsByName = (places: Place[]) =>
  new Map([
    ...places.flatMap(({ id, otherNames }) => otherNames.map((name) => pair(name, id))),
    ...places.map(({ id, title }) => pair(title, id)),
  ])

const pair = (name: string, id: number) => [titleKey(name), id] as const
