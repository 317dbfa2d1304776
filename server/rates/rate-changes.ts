import { copiedRate, type SeasonCopy } from '#catalogue/rates/copy-season.ts'
import {
  changedRate,
  newRate,
  overlapError,
  overlaps,
  type Rate,
  type RateChange,
  type RateValues,
  rateBody,
  rateErrors,
  rateName,
  type WrittenRate,
} from '#catalogue/rates/rate.ts'
import { lockRow } from '../db/lock.ts'
import type { Tx } from '../db/tables.ts'
import type { Author, Change } from '../history/history.ts'
import { findOverlap, findRate, ratesOf, toRateRow } from './stored-rates.ts'
import { findSupplier } from './stored-suppliers.ts'
import type { Changing, Refused } from './supplier-changes.ts'

/** The outcome of a change behind the lock of its supplier; undefined if there is none. */
const inTurnOf =
  ({ commit }: Changing) =>
  <T>(supplierId: number, change: (tx: Tx) => Promise<T>) =>
    commit(
      async (tx) => {
        await lockRow(tx, 'suppliers', supplierId)
        return (await findSupplier(tx, supplierId)) ? change(tx) : undefined
      },
      () => [],
    )

/** Serialised per supplier, since each change is checked against all its rates. */
export function changesOfRates(changing: Changing) {
  const inTurn = inTurnOf(changing)

  /** Reads a rate after locking its supplier. */
  async function withRate<T>(id: number, change: (tx: Tx, before: Rate) => Promise<T>) {
    const supplierId = (await findRate(changing.db, id))?.supplierId ?? 0
    return inTurn(supplierId, async (tx) => {
      const before = await findRate(tx, id)
      return before && change(tx, before)
    })
  }

  return {
    create: (supplierId: number, written: WrittenRate, by?: Author) =>
      inTurn(supplierId, (tx) =>
        putRate(changing, tx, { supplierId, values: newRate(written), by }),
      ),

    /** Fields absent from the change stay; undefined if there is no such rate. */
    update: (id: number, { version, ...change }: RateChange & { version?: number }, by?: Author) =>
      withRate<Rate | Refused | 'stale'>(id, async (tx, before) => {
        if (version !== undefined && version !== before.version) return 'stale'
        const { supplierId } = before
        return putRate(changing, tx, {
          ...{ supplierId, values: changedRate(before, change), before, by },
        })
      }),

    remove: (id: number, by?: Author) =>
      withRate(id, async (tx, before) => {
        await tx.deleteFrom('rates').where('id', '=', id).execute()
        await recordRate(changing, tx, { by, action: 'delete', before })
        return true
      }),

    /** Copies all rates of a season to other days, or none. */
    copySeason: (supplierId: number, copy: SeasonCopy, by?: Author) =>
      inTurn(supplierId, (tx) => copyRates(changing, tx, { supplierId, copy, by })),

    revertRate: (id: number, snapshot: Record<string, unknown>, by: Author) =>
      revertRate(changing, { id, snapshot, by }),
  }
}

interface Reverting {
  id: number
  snapshot: Record<string, unknown>
  by: Author
}

/** Restores the state before a change; false if its supplier or data are gone. */
async function revertRate(
  changing: Changing,
  { id, snapshot, by }: Reverting,
): Promise<boolean | Refused> {
  const read = rateBody.safeParse({ ...snapshot, prices: snapshot })
  const supplierId = Number(snapshot.supplierId)
  if (!read.success || !Number.isInteger(supplierId)) return false
  const outcome = await inTurnOf(changing)(supplierId, async (tx) =>
    putRate(changing, tx, {
      ...{ supplierId, values: newRate(read.data), before: await findRate(tx, id), id, by },
      action: 'revert',
    }),
  )
  return outcome !== undefined && ('errors' in outcome ? outcome : true)
}

interface Putting {
  supplierId: number
  values: RateValues
  before?: Rate
  /** Of a removed rate that comes back, as its history and quotes know it. */
  id?: number
  by?: Author
  action?: 'revert'
}

async function putRate(
  changing: Changing,
  tx: Tx,
  { supplierId, values, before, id: former, by, action }: Putting,
): Promise<Rate | Refused> {
  const errors = rateErrors(values)
  if (errors) return { errors }
  const other = await findOverlap(tx, supplierId, values, before?.id)
  if (other) return { errors: overlapError(other) }
  const id = before
    ? await update(tx, before, values)
    : await insert(tx, { id: former, supplierId, values })
  const after = await findRate(tx, id)
  if (!after) throw new Error(`Rate ${id} was not stored`)
  await recordRate(changing, tx, {
    ...{ by, before, after },
    action: action ?? (before ? 'change' : 'create'),
  })
  return after
}

interface Copying {
  supplierId: number
  copy: SeasonCopy
  by?: Author
}

async function copyRates(
  changing: Changing,
  tx: Tx,
  { supplierId, copy, by }: Copying,
): Promise<Rate[] | Refused> {
  const all = await ratesOf(tx, supplierId)
  const season = copy.season.toLowerCase()
  const named = all.filter((rate) => rate.season.toLowerCase() === season)
  const latest = named.filter((rate) => !named.some((other) => isLater(other, rate)))
  if (latest.length === 0) return { errors: { season: ['There is no rate of this season.'] } }
  const copies: Rate[] = []
  for (const rate of latest) {
    const values = copiedRate(rate, copy)
    const other = [...all, ...copies].find((each) => overlaps(each, values))
    if (other) return { errors: { from: [`From and To overlap with ${rateName(other)}.`] } }
    const id = await insert(tx, { supplierId, values })
    const after = { ...values, id, supplierId, version: 1 }
    await recordRate(changing, tx, { by, action: 'create', after })
    copies.push(after)
  }
  return copies
}

/** If a season was copied several times, the last rate of each item is copied. */
const isLater = (other: Rate, rate: Rate) =>
  overlaps({ ...other, from: rate.from, to: rate.to }, rate) && other.from > rate.from

async function insert(tx: Tx, { id: former, supplierId, values }: Putting) {
  const createdAt = new Date().toISOString()
  const { id } = await tx
    .insertInto('rates')
    .values({
      ...(former && { id: former }),
      ...{ ...toRateRow(values), supplierId, createdAt, updatedAt: createdAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function update(tx: Tx, { id, version }: Rate, values: RateValues) {
  await tx
    .updateTable('rates')
    .set({ ...toRateRow(values), version: version + 1, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  return id
}

interface Recorded extends Pick<Change, 'by' | 'action'> {
  before?: Rate
  after?: Rate
}

async function recordRate({ record }: Changing, tx: Tx, { by, action, before, after }: Recorded) {
  const current = after ?? before
  const supplier = current && (await findSupplier(tx, current.supplierId))
  await record(tx, {
    ...{ by, action, kind: 'Rate', partId: current?.id },
    title: `${supplier?.name ?? ''}: ${current?.item ?? ''}`,
    before: before && snapshot(before),
    after: after && snapshot(after),
  })
}

/** Each price separately, so that the history names those that changed. */
const snapshot = ({ id: _, version: __, prices, ...values }: Rate) => ({ ...values, ...prices })
