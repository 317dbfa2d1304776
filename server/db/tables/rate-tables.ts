import type { Generated } from 'kysely'
import type { MealPlan } from '#catalogue/quotes/line.ts'
import type { RateUnit } from '#catalogue/rates/rate.ts'
import type { SupplierKind } from '#catalogue/rates/supplier.ts'
import type { Instant } from './account-tables.ts'

export interface RateTables {
  suppliers: {
    id: Generated<number>
    name: string
    kind: SupplierKind
    place: string
    contact: string
    phone: string
    whatsapp: string
    email: string
    notes: string
    listingId: number | null
    archived: number
    /** Name, place and contact in lower case, for searches. */
    searchText: string
    /** Sort keys of name and place. */
    nameKey: string
    placeKey: string
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
  /** Rates of one supplier, item and plan never overlap: triggers refuse it. */
  rates: {
    id: Generated<number>
    supplierId: number
    item: string
    itemKey: string
    season: string
    /** Days in Srinagar, inclusive. */
    fromDay: string
    toDay: string
    /** Blank for everything but rooms. */
    plan: MealPlan | ''
    doublePrice: number | null
    singlePrice: number | null
    extraAdultPrice: number | null
    childWithBedPrice: number | null
    childWithoutBedPrice: number | null
    price: number | null
    unit: RateUnit | null
    version: Generated<number>
    createdAt: Instant
    updatedAt: Instant
  }
}
