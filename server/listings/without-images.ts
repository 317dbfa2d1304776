import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Of listings that have no picture of their own; those of their parts don't count. */
export function withoutImages(e: ExpressionBuilder<Tables, 'listings'>) {
  const own = e
    .selectFrom('images')
    .select('images.id')
    .whereRef('images.listingId', '=', 'listings.id')
    .where('images.partId', 'is', null)
  return e.not(e.exists(own))
}
