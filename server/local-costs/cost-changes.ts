import type { FieldErrors } from '#catalogue/field.ts'
import {
  checkLocalCost,
  type LocalCost,
  type LocalCostValues,
  maxLocalCosts,
} from '#catalogue/local-costs/local-cost.ts'
import type { CacheTag } from '../db/cache-tags.ts'
import type { Commit } from '../db/commit.ts'
import { lockName, lockReference } from '../db/lock.ts'
import type { Db, Tx } from '../db/tables.ts'
import { titleKey } from '../db/title-key.ts'
import type { Author, Change, History } from '../history/history.ts'
import { findCost, toCost, toRow } from './stored-costs.ts'

export interface Changing extends Pick<History, 'record'> {
  db: Db
  commit: Commit
}

/** The outcome of a change, and the destinations whose costs it affects. */
interface Changed<T> {
  outcome: T
  places: number[]
}

interface Refused {
  errors: FieldErrors
}

export const costTags = (places: number[]): CacheTag[] =>
  [...new Set(places)].map((id) => `local costs ${id}` as const)

/** Serialised, since each change is checked against all costs. */
export async function inTurn<T>({ commit }: Changing, change: (tx: Tx) => Promise<Changed<T>>) {
  const { outcome } = await commit(
    async (tx) => {
      await lockName(tx, 'local costs')
      return change(tx)
    },
    ({ places }) => costTags(places),
  )
  return outcome
}

interface CostChange {
  /** The version the change is based on; if absent, the last write wins. */
  version?: number
  [field: string]: unknown
}

const unchanged = <T>(outcome: T): Changed<T> => ({ outcome, places: [] })

export function changesOfCosts(changing: Changing) {
  return {
    create: (written: unknown, by?: Author) =>
      inTurn(changing, (tx) => putCost(changing, tx, { written, by })),

    /** Fields absent from the change stay; undefined if there is no such cost. */
    update: (id: number, { version, ...change }: CostChange, by?: Author) =>
      inTurn<LocalCost | Refused | 'stale' | undefined>(changing, async (tx) => {
        const before = await findCost(tx, id)
        if (!before) return unchanged(undefined)
        if (version !== undefined && version !== before.version) return unchanged('stale')
        return putCost(changing, tx, { written: { ...before, ...change }, before, by })
      }),

    remove: (id: number, by?: Author) =>
      inTurn(changing, async (tx) => {
        const before = await findCost(tx, id)
        if (!before) return unchanged(false)
        await tx.deleteFrom('localCosts').where('id', '=', id).execute()
        await recordCost(changing, tx, { by, action: 'delete', before })
        return { outcome: true, places: [before.destinationId] }
      }),

    /** Restores the state before a change, also of a removed cost. */
    async revert(id: number, written: unknown, by: Author): Promise<true | Refused> {
      const outcome = await inTurn(changing, async (tx) => {
        const before = await findCost(tx, id)
        return putCost(changing, tx, { written, before, id, by, action: 'revert' })
      })
      return 'errors' in outcome ? outcome : true
    },
  }
}

interface Putting {
  written: unknown
  /** The previous state. */
  before?: LocalCost
  /** Of a removed cost that comes back, as its history knows it. */
  id?: number
  by?: Author
  action?: 'revert'
}

async function putCost(
  changing: Changing,
  tx: Tx,
  { written, before, id, by, action }: Putting,
): Promise<Changed<LocalCost | Refused>> {
  const { values, errors } = checkLocalCost(written)
  if (errors) return unchanged({ errors })
  const refused = await refusalOf(tx, values, before?.id)
  if (refused) return unchanged({ errors: refused })
  const after = before ? await updateCost(tx, before, values) : await insertCost(tx, values, id)
  await recordCost(changing, tx, {
    ...{ by, before, after },
    action: action ?? (before ? 'change' : 'create'),
  })
  return { outcome: after, places: [before?.destinationId ?? 0, after.destinationId] }
}

/** The error if a cost conflicts with others. */
async function refusalOf(
  tx: Tx,
  { destinationId, what }: LocalCostValues,
  id = 0,
): Promise<FieldErrors | undefined> {
  await lockReference(tx, 'listings', destinationId)
  const place = await placeTitle(tx, destinationId)
  if (place === undefined) return { destinationId: ['There is no such destination.'] }
  const others = tx.selectFrom('localCosts').where('id', '!=', id)
  const same = await others
    .where('destinationId', '=', destinationId)
    .where('whatKey', '=', titleKey(what))
    .select('what')
    .executeTakeFirst()
  if (same) return { what: [`“${same.what}” stands at ${place} already.`] }
  return (await countCosts(tx, id)) < maxLocalCosts ? undefined : { what: [tooMany] }
}

export const tooMany = 'There can be at most 2,000 local costs.'

/** The number of other costs at the same place. */
async function countCosts(tx: Tx, id: number): Promise<number> {
  const { total } = await tx
    .selectFrom('localCosts')
    .where('id', '!=', id)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function placeTitle(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('listings')
    .select('title')
    .where('id', '=', id)
    .where('kind', '=', 'Destination')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.title
}

export async function insertCost(tx: Tx, values: LocalCostValues, id?: number): Promise<LocalCost> {
  const createdAt = new Date().toISOString()
  const row = await tx
    .insertInto('localCosts')
    .values({ ...(id && { id }), ...toRow(values), createdAt, updatedAt: createdAt })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCost(row)
}

export async function updateCost(tx: Tx, { id, version }: LocalCost, values: LocalCostValues) {
  const row = await tx
    .updateTable('localCosts')
    .set({ ...toRow(values), version: version + 1, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCost(row)
}

interface Recorded extends Pick<Change, 'by' | 'action'> {
  before?: LocalCost
  after?: LocalCost
}

async function recordCost({ record }: Changing, tx: Tx, { by, action, before, after }: Recorded) {
  const current = after ?? before
  await record(tx, {
    ...{ by, action, kind: 'LocalCost', partId: current?.id, title: current?.what ?? '' },
    before: await snapshot(tx, before),
    after: await snapshot(tx, after),
  })
}

/** With the current title of the place. */
async function snapshot(tx: Tx, cost?: LocalCost) {
  if (!cost) return undefined
  const { id: _, version: __, ...values } = cost
  return { place: (await placeTitle(tx, cost.destinationId)) ?? '', ...values }
}
