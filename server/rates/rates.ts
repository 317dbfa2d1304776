import type { SupplierQuery } from '#catalogue/rates/supplier.ts'
import { committing } from '../db/commit.ts'
import type { Database } from '../db/database.ts'
import type { History } from '../history/history.ts'
import { changesOfRates } from './rate-changes.ts'
import { ratesOf } from './stored-rates.ts'
import { everySupplier, findSupplier, pageOfSuppliers } from './stored-suppliers.ts'
import { changesOfSuppliers } from './supplier-changes.ts'

export type Rates = ReturnType<typeof createRates>

/** The rate book: the agency's own costs, by supplier. */
export function createRates(database: Database, { record }: Pick<History, 'record'>) {
  const { db } = database
  const changing = { db, record, commit: committing(database) }
  return {
    suppliers: (query: SupplierQuery) => pageOfSuppliers(db, query),
    /** All suppliers, including archived ones, with their rates. */
    every: () => everySupplier(db),
    findSupplier: (id: number) => findSupplier(db, id),
    ...changesOfSuppliers(changing),

    ofSupplier: (supplierId: number) => ratesOf(db, supplierId),
    ...changesOfRates(changing),
  }
}
