import { createHash } from 'node:crypto'
import type { ImportOutcome } from '#catalogue/imports/import.ts'
import { counted } from '#catalogue/noun.ts'
import { supplierBody } from '#catalogue/rates/supplier.ts'
import { committing } from '../../db/commit.ts'
import type { Database } from '../../db/database.ts'
import { lockName, lockRows } from '../../db/lock.ts'
import type { Tx } from '../../db/tables.ts'
import type { Author, History } from '../../history/history.ts'
import { addSuppliers, storeRates } from '../../rates/store-many.ts'
import { everySupplier } from '../../rates/stored-suppliers.ts'
import type { Table } from '../../tables/table.ts'
import { planRates } from './plan-rates.ts'
import type { PlannedRate, RatePlan } from './planned-rate.ts'
import { readRates } from './read-rates.ts'

export interface SeenPlan extends RatePlan {
  /** Identifies the plan, to detect changes since it was shown. */
  seen: string
}

export type RateImports = ReturnType<typeof createRateImports>

/** Imports rates from spreadsheets: first a preview, then all or nothing. */
export function createRateImports(database: Database, { record }: Pick<History, 'record'>) {
  const commit = committing(database)
  return {
    /** The effect of each row. Throws Refused, or an Error of a line, for unreadable files. */
    async check(tables: Table[]): Promise<SeenPlan> {
      return withSeen(planRates(await readRates(tables), await everySupplier(database.db)))
    },

    /** Stores the previewed rates; 'stale' if the effect would differ now. */
    async store(tables: Table[], seen: string, by?: Author): Promise<SeenPlan | 'stale'> {
      const records = await readRates(tables)
      const change = async (tx: Tx) => {
        await lockBook(tx)
        const plan = withSeen(planRates(records, await everySupplier(tx)))
        refuseRefused(plan)
        if (plan.seen !== seen) return 'stale' as const
        const count = await storePlan(tx, plan)
        const title = `${counted(count, 'rate')} imported`
        if (count > 0) await record(tx, { by, action: 'create', kind: 'Rate', title })
        return plan
      }
      return commit<SeenPlan | 'stale'>(change, () => [])
    },
  }
}

export const countOf = ({ rows }: RatePlan, outcome: ImportOutcome) =>
  rows.filter((row) => row.outcome === outcome).length

function refuseRefused(plan: RatePlan) {
  const count = countOf(plan, 'refused')
  if (count === 0) return
  const rows = count === 1 ? '1 row is' : `${count} rows are`
  throw new Error(`${rows} refused. Mend ${count === 1 ? 'it' : 'them'} first: nothing was stored.`)
}

/** Locks rates and suppliers meanwhile. */
async function lockBook(tx: Tx) {
  await lockName(tx, 'rate import')
  const suppliers = await tx.selectFrom('suppliers').select('id').execute()
  const ids = suppliers.map(({ id }) => id)
  await lockRows(tx, 'suppliers', ids)
}

function withSeen(plan: RatePlan): SeenPlan {
  const hash = createHash('sha256')
  for (const { outcome, supplier, before, values } of plan.rows) {
    const of = [supplier?.id, supplier?.name, before?.id, before?.version]
    hash.update(JSON.stringify([outcome, ...of, values]))
  }
  return { ...plan, seen: hash.digest('base64url') }
}

async function storePlan(tx: Tx, { rows, made }: RatePlan) {
  const written = made.map(({ name, kind, place }) => supplierBody.parse({ name, kind, place }))
  const ids = await addSuppliers(tx, written)
  const idOf = new Map(made.map((supplier, at) => [supplier, ids[at]]))
  const added = rows.flatMap(({ outcome, supplier, values }) => {
    const supplierId = supplier && (supplier.id ?? idOf.get(supplier))
    return outcome === 'new' && supplierId && values ? [{ supplierId, values }] : []
  })
  const changed = rows.filter(isChanged)
  await storeRates(tx, added, changed)
  return added.length + changed.length
}

const isChanged = (
  row: PlannedRate,
): row is PlannedRate & Required<Pick<PlannedRate, 'before' | 'values'>> =>
  row.outcome === 'changed'
