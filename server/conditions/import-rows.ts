import type { Tx } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'
import type { Author } from '../history/history.ts'
import type { HeadedRow } from '../tables/headed-table.ts'
import { type ChangeRules, type Changing, inTurn } from './changes.ts'

type RowOutcome = 'new' | 'changed' | 'same' | 'refused'

interface ImportedRow extends Pick<HeadedRow, 'row' | 'problem'> {
  title: string
  outcome: RowOutcome
}

interface Stored {
  id: number
  version: number
  updatedAt: string
}

interface Options {
  /** Only a preview. */
  preview: boolean
  by?: Author
}

class Previewed extends Error {}

/** The effect of each row of a table, in order; refused rows are skipped. */
export function importerOf<T extends Stored>(
  changing: Changing,
  rules: ChangeRules<T>,
  every: (tx: Tx) => Promise<T[]>,
) {
  return async (rows: HeadedRow[], { preview, by }: Options): Promise<ImportedRow[]> => {
    let imported: ImportedRow[] = []
    const work = async (tx: Tx) => {
      imported = await storeRows(tx, { rules, rows, known: await every(tx) })
      if (preview) throw new Previewed()
      const count = imported.filter(({ outcome }) => isStored(outcome)).length
      const title = `${count} imported`
      if (count > 0) await changing.record(tx, { by, action: 'create', kind: rules.kind, title })
      return imported
    }
    try {
      return await inTurn(changing, rules.tag, work)
    } catch (error) {
      if (error instanceof Previewed) return imported
      throw error
    }
  }
}

const isStored = (outcome: RowOutcome) => outcome === 'new' || outcome === 'changed'

interface Storing<T extends Stored> {
  rules: ChangeRules<T>
  rows: HeadedRow[]
  known: T[]
}

async function storeRows<T extends Stored>(tx: Tx, { rules, rows, known }: Storing<T>) {
  const byKey = new Map(known.map((each) => [titleKey(rules.titleOf(each)), each]))
  const rowOf = new Map<string, number>()

  async function outcomeOf({ row, fields, problem }: HeadedRow, title: string) {
    const refused = (why: string) => ({ outcome: 'refused' as const, problem: why })
    if (problem) return refused(problem)
    const key = titleKey(title.trim())
    const earlier = rowOf.get(key)
    if (earlier !== undefined) return refused(`It stands in row ${earlier} already.`)
    rowOf.set(key, row)
    const before = byKey.get(key)
    const read = rules.check({ ...before, ...fields })
    if (read.errors) return refused(Object.values(read.errors).flat().join(' '))
    const errors = await rules.refusalOf(tx, read.values, before?.id ?? 0)
    if (errors) return refused(Object.values(errors).flat().join(' '))
    if (before && isSame(before, read.values)) return { outcome: 'same' as const }
    if (before) await rules.update(tx, before, read.values)
    else await rules.insert(tx, read.values)
    return { outcome: before ? ('changed' as const) : ('new' as const) }
  }

  const imported: ImportedRow[] = []
  for (const each of rows) {
    const title = String(Object.values(each.fields)[0] ?? '')
    imported.push({ row: each.row, title, ...(await outcomeOf(each, title)) })
  }
  return imported
}

const isSame = (before: object, values: object) =>
  Object.entries(values).every(([name, value]) => Reflect.get(before, name) === value)
