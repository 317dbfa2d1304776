import type { KindName, Listing } from '#catalogue/kinds.ts'
import { type Changed, listingTags } from '../db/cache-tags.ts'
import { lockRows } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import type { Author } from '../history/history.ts'
import { type ChangeContext, recordListing } from './change-context.ts'
import { readListings } from './find/find-listings.ts'

interface NewPrice {
  id: number
  /** The version of the listing that the price is based on. */
  version: number
  /** Rupees. */
  price: number
}

/** The prices with their new versions or, if nothing was changed, the listings with newer versions. */
export type PricesOutcome = { changed: NewPrice[] } | { stale: { id: number; title: string }[] }

export interface PricesChange {
  kind: KindName
  prices: NewPrice[]
  by?: Author
}

/** Gives each listing its new price, or none if a version is stale or a listing was deleted. */
export function changePrices(
  context: ChangeContext,
  { kind, prices, by }: PricesChange,
): Promise<PricesOutcome> {
  return context.commit(
    async (tx): Promise<PricesOutcome> => {
      const listings = await lockListings(tx, kind, prices)
      const stale = prices.filter(({ id, version }) => listings.get(id)?.version !== version)
      if (stale.length > 0) {
        return { stale: stale.map(({ id }) => ({ id, title: listings.get(id)?.title ?? '' })) }
      }
      const changed: NewPrice[] = []
      for (const { id, version, price } of prices) {
        const before = listings.get(id)
        if (!before || before.price === price) changed.push({ id, version, price })
        else changed.push(await writePrice(context, tx, { before, price, by }))
      }
      return { changed }
    },
    (outcome) => ('changed' in outcome ? touchedBy(kind, outcome.changed) : []),
  )
}

async function lockListings(tx: Tx, kind: KindName, prices: NewPrice[]) {
  const asked = prices.map(({ id }) => id)
  await lockRows(tx, 'listings', asked)
  const rows = await tx
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', asked)
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .execute()
  const listings = await readListings(
    tx,
    kind,
    rows.map(({ id }) => id),
  )
  return new Map(listings.map((listing) => [listing.id, listing]))
}

interface Repriced {
  before: Listing<KindName>
  price: number
  by?: Author
}

async function writePrice(
  context: ChangeContext,
  tx: Tx,
  { before, price, by }: Repriced,
): Promise<NewPrice> {
  const version = before.version + 1
  const updatedAt = new Date().toISOString()
  const { id } = before
  await tx.updateTable('listings').set({ price, version, updatedAt }).where('id', '=', id).execute()
  const after = { ...before, price, version, priceOnRequest: false }
  await recordListing(context, tx, { action: 'change', before, after, by })
  return { id, version, price }
}

/** Too many for one notification are announced as a change of everything. */
const maxAnnounced = 200

const touchedBy = (kind: KindName, changed: NewPrice[]): Changed =>
  changed.length > maxAnnounced ? 'everything' : changed.flatMap(({ id }) => listingTags(kind, id))
