import type { ImportOutcome } from '#catalogue/imports/import.ts'
import type { Rate, RateValues } from '#catalogue/rates/rate.ts'
import type { Refusal } from '../sheets/refusal.ts'
import type { RateRecord } from './read-rates.ts'
import type { Named } from './supplier-book.ts'

/** The effect of a row of rates. */
export interface PlannedRate {
  record: RateRecord
  outcome: ImportOutcome
  refusals: Refusal[]
  supplier?: Named
  /** The resulting rate; absent if supplier, item or days are unknown. */
  values?: RateValues
  /** The stored rate that the row changes. */
  before?: Rate
}

/** A row whose supplier, item and days are known. */
export type CompleteRate = PlannedRate & Required<Pick<PlannedRate, 'supplier' | 'values'>>

export interface RatePlan {
  rows: PlannedRate[]
  /** Suppliers to be created. */
  made: Named[]
}

/** The values of a stored rate. */
export const valuesOf = ({ id: _, supplierId: __, version: ___, ...values }: Rate): RateValues =>
  values
