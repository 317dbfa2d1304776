import type { AnyListing, KindName, Listing, PartRecord } from '#catalogue/kinds.ts'
import { lockRow } from '../../db/lock.ts'
import type { Tx } from '../../db/tables.ts'
import type { Author } from '../../history/history.ts'
import { type ChangeContext, recordListing, reindexed } from '../change-context.ts'
import { findListing, staff } from '../find/find-listings.ts'
import { insertListing, type ListingValues } from '../insert-listing.ts'
import { lockOrder } from '../order/lock-order.ts'
import { insertPart } from '../parts/insert-part.ts'
import { arrangePictures, type NewImage } from '../pictures.ts'
import { writeListing } from '../update-listing.ts'
import { samePictures } from './same-pictures.ts'
import { type CompletePart, writeParts } from './write-parts.ts'

/** A listing with its parts and pictures. */
export interface CompleteListing {
  kind: KindName
  /** The listing to change; if absent, one is added. */
  id?: number
  /** The version the change is based on; a stale one is refused. */
  version?: number
  /** In a change, absent fields stay unchanged. */
  values: Partial<ListingValues>
  /** Unchanged if absent. */
  pictures?: NewImage[]
  /** By the documented name of their list; absent lists stay unchanged. */
  parts: Record<string, CompletePart[]>
  by?: Author
}

/** The written listing; undefined if there is none to change, 'stale' if another change came first. */
export function writeComplete(context: ChangeContext, tx: Tx, listing: CompleteListing) {
  return listing.id === undefined
    ? addComplete(context, tx, listing)
    : changeComplete(context, tx, { ...listing, id: listing.id })
}

async function addComplete(
  context: ChangeContext,
  tx: Tx,
  listing: CompleteListing,
): Promise<AnyListing> {
  const { kind, pictures = [], by } = listing
  // The values of a new listing were validated as complete.
  const values = listing.values as ListingValues
  const { id } = await insertListing(tx, kind, values)
  await arrangePictures(tx, { listingId: id, partId: null, title: values.title }, pictures)
  for (const [part, records] of Object.entries(listing.parts)) {
    for (const record of records) await insertPart(tx, { kind, part }, { listingId: id, ...record })
  }
  const after = await reindexed(context, tx, kind, id)
  await recordListing(context, tx, { action: 'create', after, by })
  return after
}

async function changeComplete(
  context: ChangeContext,
  tx: Tx,
  listing: CompleteListing & { id: number },
) {
  const { kind, id, version, values, pictures, by } = listing
  if (values.position !== undefined) await lockOrder(tx, kind)
  await lockRow(tx, 'listings', id)
  const before = await findListing(tx, kind, id, staff)
  if (!before) return undefined
  if (version !== undefined && version !== before.version) return 'stale' as const
  await writeListing(tx, before, values)
  const title = values.title ?? before.title
  if (pictures) {
    const order = samePictures(pictures, before.images)
    await arrangePictures(tx, { listingId: id, partId: null, title }, order)
  }
  await writeParts(context, tx, { kind, id, by, before: partsOf(before), parts: listing.parts })
  const after: AnyListing = await reindexed(context, tx, kind, id)
  await recordListing(context, tx, { action: 'change', before, after, by })
  return after
}

const partsOf = (listing: Listing<KindName>): Record<string, PartRecord[]> => ({ ...listing.parts })
