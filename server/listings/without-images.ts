import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Whether a listing has no picture of its own; those of its parts don't count. */
export function withoutImages(e: ExpressionBuilder<Tables, 'listings'>) {
  const own = e
    .selectFrom('images')
    .select('images.id')
    .whereRef('images.listingId', '=', 'listings.id')
    .where('images.partId', 'is', null)
  return e.not(e.exists(own))
}
