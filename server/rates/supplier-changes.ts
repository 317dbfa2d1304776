import type { FieldErrors } from '#catalogue/field.ts'
import {
  type SupplierChange,
  type SupplierValues,
  supplierBody,
} from '#catalogue/rates/supplier.ts'
import type { Commit } from '../db/commit.ts'
import { lockReference, lockRow } from '../db/lock.ts'
import type { Db, Tx } from '../db/tables.ts'
import type { Author, Change, History } from '../history/history.ts'
import { findSupplier, type StoredSupplier, toSupplierRow } from './stored-suppliers.ts'

export interface Changing extends Pick<History, 'record'> {
  db: Db
  commit: Commit
}

export interface Refused {
  errors: FieldErrors
}

export function changesOfSuppliers(changing: Changing) {
  const commit = <T>(change: (tx: Tx) => Promise<T>) => changing.commit(change, () => [])

  return {
    createSupplier: (written: SupplierValues, by?: Author) =>
      commit((tx) => putSupplier(changing, tx, { values: written, by })),

    /** Fields absent from the change stay; undefined if there is no such supplier. */
    updateSupplier: (
      id: number,
      { version, ...change }: SupplierChange & { version?: number },
      by?: Author,
    ) =>
      commit(async (tx) => {
        await lockRow(tx, 'suppliers', id)
        const before = await findSupplier(tx, id)
        if (!before) return undefined
        if (version !== undefined && version !== before.version) return 'stale' as const
        return putSupplier(changing, tx, { values: { ...before, ...change }, before, by })
      }),

    /** Restores the state before a change; false if it is gone. */
    async revertSupplier(id: number, written: unknown, by: Author): Promise<boolean | Refused> {
      const read = supplierBody.safeParse(written)
      if (!read.success) return false
      const outcome = await commit(async (tx) => {
        await lockRow(tx, 'suppliers', id)
        const before = await findSupplier(tx, id)
        if (!before) return undefined
        return putSupplier(changing, tx, { values: read.data, before, by, action: 'revert' })
      })
      return outcome !== undefined && ('errors' in outcome ? outcome : true)
    },
  }
}

interface Putting {
  values: SupplierValues
  before?: StoredSupplier
  by?: Author
  action?: 'revert'
}

async function putSupplier(
  { record }: Changing,
  tx: Tx,
  { values, before, by, action }: Putting,
): Promise<StoredSupplier | Refused> {
  if (values.listingId && !(await isListing(tx, values.listingId))) {
    return { errors: { listingId: ['There is no such listing.'] } }
  }
  const id = before ? await update(tx, before, values) : await insert(tx, values)
  const after = await findSupplier(tx, id)
  if (!after) throw new Error(`Supplier ${id} was not stored`)
  const change: Pick<Change, 'action'> = { action: action ?? (before ? 'change' : 'create') }
  await record(tx, {
    ...{ by, ...change, kind: 'Supplier', partId: id, title: after.name },
    before: before && snapshot(before),
    after: snapshot(after),
  })
  return after
}

const snapshot = ({ id: _, version: __, updatedAt: ___, ...values }: StoredSupplier) => values

async function isListing(tx: Tx, id: number) {
  await lockReference(tx, 'listings', id)
  const row = await tx
    .selectFrom('listings')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Only the stored columns, since a loaded supplier has more properties. */
function rowOf(values: SupplierValues) {
  const { name, kind, place, contact, phone, whatsapp, email, notes, listingId, archived } = values
  return toSupplierRow({
    ...{ name, kind, place, contact, phone, whatsapp, email, notes, listingId, archived },
  })
}

async function insert(tx: Tx, values: SupplierValues) {
  const createdAt = new Date().toISOString()
  const { id } = await tx
    .insertInto('suppliers')
    .values({ ...rowOf(values), createdAt, updatedAt: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function update(tx: Tx, { id, version }: StoredSupplier, values: SupplierValues) {
  await tx
    .updateTable('suppliers')
    .set({ ...rowOf(values), version: version + 1, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  return id
}
