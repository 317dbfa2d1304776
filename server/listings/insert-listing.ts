import type { Status } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Tx } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'
import { toListingDetails } from './find/rows.ts'
import { storeDestinations } from './links/store-destinations.ts'
import { lockOrder } from './order/lock-order.ts'
import { wholeAbove, wholeBelow } from './order/positions.ts'

/** Validated values of a listing: the kind's fields and the common ones. */
export interface ListingValues {
  title: string
  /** For kinds that are sold. */
  price?: number
  oldPrice?: number | null
  categoryId: number | null
  status: Status
  position?: number
  /** Ids of listings. */
  destinations?: number[]
  [field: string]: unknown
}

/**
 * Inserts a listing and returns its id and position: as given, else last, or first for kinds that
 * add new ones first. The caller handles pictures and index.
 */
export async function insertListing(
  tx: Tx,
  kind: KindName,
  values: ListingValues,
): Promise<{ id: number; position: number }> {
  const { title, price = 0, oldPrice = null, categoryId, status } = values
  const now = new Date().toISOString()
  const stored = await tx
    .insertInto('listings')
    .values({
      ...{ kind, categoryId, title, titleKey: titleKey(title), price, oldPrice, status },
      position: values.position ?? (await newPosition(tx, kind)),
      details: toListingDetails(kindOf(kind), values),
      ...{ createdAt: now, updatedAt: now, deletedAt: null },
    })
    .returning(['id', 'position'])
    .executeTakeFirstOrThrow()
  await storeDestinations(tx, stored.id, values.destinations ?? [])
  return stored
}

async function newPosition(tx: Tx, kind: KindName): Promise<number> {
  await lockOrder(tx, kind)
  const { first, last } = await tx
    .selectFrom('listings')
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => [fn.min('position').as('first'), fn.max('position').as('last')])
    .executeTakeFirstOrThrow()
  return kindOf(kind).newestFirst ? wholeBelow(Number(first ?? 0)) : wholeAbove(Number(last ?? 0))
}
