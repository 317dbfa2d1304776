import type { FieldErrors } from '#catalogue/field.ts'
import { type ReadRule, readRule, refusalOf } from './check-rule.ts'
import type { WrittenRow } from './read-rows.ts'
import { indexRules, type Rule } from './rule-index.ts'

type RowOutcome = 'new' | 'changed' | 'same' | 'refused'

interface ImportedRow extends WrittenRow {
  outcome: RowOutcome
}

interface Plan {
  rows: ImportedRow[]
  added: Omit<Rule, 'id'>[]
  changed: Rule[]
}

interface Around {
  stored: Rule[]
  listings: ReadonlySet<string>
  lost: ReadonlySet<string>
  publicUrl: string
}

type Read = WrittenRow & { read: ReadRule }

export const readAll = (rows: WrittenRow[], publicUrl: string): Read[] =>
  rows.map((row) => ({ ...row, read: readRule(row, publicUrl) }))

/** The effect of each row, in order; refused ones are skipped. */
export function planImport(rows: Read[], { stored, ...around }: Omit<Around, 'publicUrl'>): Plan {
  const rules = indexRules(stored)
  const ids = new Map(stored.map(({ id, source }) => [source, id]))
  const rowOf = new Map<string, number>()
  const plan: Plan = { rows: [], added: [], changed: [] }

  function outcomeOf({ row, problem, read }: Read): Pick<ImportedRow, 'outcome' | 'problem'> {
    const refused = (why: string) => ({ outcome: 'refused' as const, problem: why })
    if (problem) return refused(problem)
    if (read.errors) return refused(firstOf(read.errors))
    const { source, target } = read
    const earlier = rowOf.get(source)
    if (earlier !== undefined) return refused(`${source} stands in row ${earlier} already.`)
    rowOf.set(source, row)
    const before = rules.of(source)
    if (before?.target === target) return { outcome: 'same' }
    if (before) rules.drop(before)
    const errors = refusalOf({ source, target }, { rules, ...around })
    if (errors) {
      if (before) rules.add(before)
      return refused(firstOf(errors))
    }
    const id = ids.get(source)
    rules.add({ id: id ?? 0, source, target })
    if (id === undefined) plan.added.push({ source, target })
    else plan.changed.push({ id, source, target })
    return { outcome: id === undefined ? 'new' : 'changed' }
  }

  for (const each of rows) {
    const { read: _, ...row } = each
    plan.rows.push({ ...row, ...outcomeOf(each) })
  }
  return plan
}

const firstOf = (errors: FieldErrors) => Object.values(errors).flat().join(' ')
