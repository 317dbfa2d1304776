import { isDeepStrictEqual } from 'node:util'
import type { ImportOutcome } from '#catalogue/imports/import.ts'
import { occupancies } from '#catalogue/quotes/line.ts'
import {
  changedRate,
  itemKey,
  newRate,
  type Rate,
  type RateValues,
  rateErrors,
} from '#catalogue/rates/rate.ts'
import { refusalOf } from '../sheets/refusal.ts'
import { refuseOverlaps } from './overlapping.ts'
import { type CompleteRate, type PlannedRate, type RatePlan, valuesOf } from './planned-rate.ts'
import type { RateRecord } from './read-rates.ts'
import { type Named, supplierBook } from './supplier-book.ts'

/** The effect of each row, given the stored rates and the other rows. */
export function planRates(records: RateRecord[], stored: Named[]): RatePlan {
  const book = supplierBook(stored)
  const rows = records.map((record) => begin(record, book))
  const complete = rows.filter(isComplete)
  for (const [supplier, ofSupplier] of Map.groupBy(complete, (row) => row.supplier)) {
    planSupplier(supplier, ofSupplier)
  }
  for (const row of rows) row.outcome = outcomeOf(row)
  return { rows, made: book.made }
}

const isComplete = (row: PlannedRate): row is CompleteRate => row.values !== undefined

function begin(record: RateRecord, { find }: ReturnType<typeof supplierBook>): PlannedRate {
  const row: PlannedRate = { record, outcome: 'refused', refusals: [...record.refusals] }
  if (record.supplier.name === '' || isUnread(record, 'kind') || isUnread(record, 'place'))
    return row
  const found = find(record.supplier)
  if ('problem' in found) {
    row.refusals.push(refusalOf(record, found.field, found.problem))
    return row
  }
  const { item, from, to, ...rate } = record.rate
  if (!item || !from || !to || isUnread(record, 'plan')) return { ...row, supplier: found }
  return { ...row, supplier: found, values: newRate({ ...unsaid, ...rate, item, from, to }) }
}

const unsaid = { season: '', plan: null, prices: {}, price: null, unit: null }

/** Whether the cell of a field was refused. */
const isUnread = ({ refusals, headings }: RateRecord, field: string) =>
  refusals.some(({ column }) => column !== '' && column === headings?.[field])

function planSupplier({ rates }: Named, rows: CompleteRate[]) {
  const stored = Map.groupBy(rates, keyOf)
  for (const [key, ofItem] of Map.groupBy(rows, ({ values }) => keyOf(values))) {
    const ofBook = stored.get(key) ?? []
    matchRows(ofBook, ofItem)
    for (const row of ofItem) refuseWrong(row)
    const replaced = new Set(ofItem.map(({ before }) => before))
    refuseOverlaps(
      ofBook.filter((rate) => !replaced.has(rate)),
      ofItem.filter(({ values }) => values.from <= values.to),
    )
  }
}

const keyOf = ({ item, plan }: Pick<RateValues, 'item' | 'plan'>) =>
  `${itemKey(item)} ${plan ?? ''}`

/** A row changes the stored rate that begins on its first day, or else ends on its last. */
function matchRows(stored: Rate[], rows: CompleteRate[]) {
  const taken = new Set<Rate>()
  for (const day of ['from', 'to'] as const) {
    const byDay = new Map(stored.map((rate) => [rate[day], rate]))
    for (const row of rows) {
      const before = byDay.get(row.values[day])
      if (row.before || !before || taken.has(before)) continue
      taken.add(before)
      row.before = before
      row.values = changedRate(valuesOf(before), row.record.rate)
    }
  }
}

function refuseWrong({ record, values, refusals }: CompleteRate) {
  for (const [field, [message]] of Object.entries(rateErrors(values) ?? {})) {
    const cells = field === 'prices' ? [...occupancies, 'price'] : [field]
    if (!message || cells.some((each) => isUnread(record, each))) continue
    refusals.push(refusalOf(record, field === 'prices' ? firstPrice(record) : field, message))
  }
}

const firstPrice = ({ headings = {} }: RateRecord) =>
  occupancies.find((each) => each in headings) ?? 'price'

function outcomeOf({ refusals, before, values }: PlannedRate): ImportOutcome {
  if (refusals.length > 0 || !values) return 'refused'
  if (!before) return 'new'
  return isDeepStrictEqual(valuesOf(before), values) ? 'same' : 'changed'
}
