import type { SupplierQuery } from '#catalogue/rates/supplier.ts'
import { committing } from '../db/commit.ts'
import type { Database } from '../db/database.ts'
import type { History } from '../history/history.ts'
import { changesOfRates } from './rate-changes.ts'
import { ratesForSuppliers, ratesOf, searchRates } from './stored-rates.ts'
import { everySupplier, findSupplier, pageOfSuppliers } from './stored-suppliers.ts'
import { changesOfSuppliers } from './supplier-changes.ts'

export type Rates = ReturnType<typeof createRates>

/** The rate book: what the agency itself pays, supplier by supplier. */
export function createRates(database: Database, { record }: Pick<History, 'record'>) {
  const { db } = database
  const changing = { db, record, commit: committing(database) }
  return {
    suppliers: (query: SupplierQuery) => pageOfSuppliers(db, query),
    /** All suppliers, archived ones too, each with its rates. */
    every: () => everySupplier(db),
    findSupplier: (id: number) => findSupplier(db, id),
    ...changesOfSuppliers(changing),

    ofSupplier: (supplierId: number) => ratesOf(db, supplierId),
    /** What these suppliers ask on some of the days, both included. */
    forSuppliers: (supplierIds: number[], from: string, to: string) =>
      ratesForSuppliers(db, supplierIds, from, to),
    search: (words: string) => searchRates(db, words),
    ...changesOfRates(changing),
  }
}
