import type { Status } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Tx } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'
import { toListingDetails } from './find/rows.ts'
import { nameDestinations } from './links/name-destinations.ts'
import { wholeAbove, wholeBelow } from './order/positions.ts'

/** Checked values of a listing: the kind's fields by name beside what every listing has. */
export interface ListingValues {
  title: string
  /** Of what is sold. */
  price?: number
  oldPrice?: number | null
  categoryId: number | null
  status: Status
  position?: number
  /** Ids. */
  destinations?: number[]
  [field: string]: unknown
}

/** The new listing's id and position; it stands last, or first of its kind where the newest do, unless the values say where. Pictures and index are the caller's. */
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
  await nameDestinations(tx, stored.id, values.destinations ?? [])
  return stored
}

async function newPosition(tx: Tx, kind: KindName): Promise<number> {
  const { first, last } = await tx
    .selectFrom('listings')
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .select(({ fn }) => [fn.min('position').as('first'), fn.max('position').as('last')])
    .executeTakeFirstOrThrow()
  return kindOf(kind).newestFirst ? wholeBelow(Number(first ?? 0)) : wholeAbove(Number(last ?? 0))
}
