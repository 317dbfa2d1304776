import type { ImportOutcome } from '#catalogue/imports/import.ts'
import type { Rate, RateValues } from '#catalogue/rates/rate.ts'
import type { Refusal } from '../sheets/refusal.ts'
import type { RateRecord } from './read-rates.ts'
import type { Named } from './supplier-book.ts'

/** What a row of rates comes to. */
export interface PlannedRate {
  record: RateRecord
  outcome: ImportOutcome
  refusals: Refusal[]
  supplier?: Named
  /** As the rate would be; absent where supplier, item or days are not known. */
  values?: RateValues
  /** The stored rate that the row is about. */
  before?: Rate
}

/** A row whose supplier, item and days are known. */
export type HeldRate = PlannedRate & Required<Pick<PlannedRate, 'supplier' | 'values'>>

export interface RatePlan {
  rows: PlannedRate[]
  /** Suppliers that the rate book does not have yet. */
  made: Named[]
}

/** A stored rate as the values that it is made of. */
export const valuesOf = ({ id: _, supplierId: __, version: ___, ...values }: Rate): RateValues =>
  values
