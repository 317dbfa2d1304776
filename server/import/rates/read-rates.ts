import { setImmediate as others } from 'node:timers/promises'
import { occupancies } from '#catalogue/quotes/line.ts'
import type { RateChange } from '#catalogue/rates/rate.ts'
import type { SupplierKind } from '#catalogue/rates/supplier.ts'
import { type Table, tableLimits } from '../../tables/table.ts'
import { looseKey } from '../sheets/loose-key.ts'
import type { Place } from '../sheets/place.ts'
import { readRows, type SheetRow } from '../sheets/read-rows.ts'
import { headingRefusal, type Refusal, Refused, refusalOf } from '../sheets/refusal.ts'
import { readCell } from './rate-cells.ts'
import { neededColumns, rateColumns, rateHeadings } from './rate-columns.ts'

/** A row of a sheet of rates. */
export interface RateRecord extends Place {
  row: number
  /** Unset fields are absent. */
  supplier: { name: string; kind?: SupplierKind; place?: string }
  /** An empty cell clears the value, a missing column leaves it unchanged. */
  rate: RateChange
  refusals: Refusal[]
}

/** Rows parsed before waiting requests can run. */
const atOnce = 500

/** The rows of all sheets. Throws Refused with each structural error. */
export async function readRates(tables: Table[]): Promise<RateRecord[]> {
  const rows: { row: SheetRow; sheet: string }[] = []
  for (const table of tables) {
    const sheet = tables.length > 1 ? table.name : ''
    const read = await readRows(table, rateColumns, sheet)
    refuseWithout(table.rows[0] ?? [], sheet)
    for (const row of read) rows.push({ row, sheet })
  }
  if (rows.length === 0) throw new Error('There are no rows below the headings.')
  if (rows.length > tableLimits.rows) throw new Error(tooMany(rows.length))
  const records: RateRecord[] = []
  for (const { row, sheet } of rows) {
    if (records.length % atOnce === 0) await others()
    records.push(toRecord(row, sheet))
  }
  return records
}

const tooMany = (count: number) =>
  `The sheets have ${count.toLocaleString('en-IN')} rows together; 10,000 can be imported at once.`

function refuseWithout(heading: string[], sheet: string) {
  const [known] = rateColumns.headings
  const columns = heading.map((title) => known.get(looseKey(title)))
  const missing = neededColumns.filter((name) => !columns.includes(name))
  if (missing.length === 0) return
  const names = missing.map((name) => rateHeadings[name]).join(', ')
  throw new Refused([headingRefusal({ sheet, row: 1 }, '', `The first row must name ${names}.`)])
}

const ofSupplier = ['supplier', 'kind', 'place']
const ofRoom: readonly string[] = occupancies

function toRecord({ row, at, value, headings, blank }: SheetRow, sheet: string): RateRecord {
  const place = { sheet, at, row, value, headings }
  const refusals: Refusal[] = []
  const read: Record<string, unknown> = {}
  for (const [field, text] of Object.entries(value)) {
    const cell = readCell(field, rateHeadings[field] ?? field, String(text))
    if ('value' in cell) read[field] = cell.value
    else refusals.push(refusalOf(place, field, cell.problem))
  }
  for (const field of neededColumns.filter((each) => blank.includes(each))) {
    refusals.push(refusalOf(place, field, `${rateHeadings[field]} is required.`))
  }
  for (const field of blank.filter((each) => !neededColumns.includes(each))) {
    if (!ofSupplier.includes(field)) read[field] = field === 'season' ? '' : null
  }
  return { ...place, supplier: supplierOf(read), rate: rateOf(read), refusals }
}

const supplierOf = ({ supplier, kind, place }: Record<string, unknown>) => ({
  name: typeof supplier === 'string' ? supplier : '',
  ...(kind ? { kind: kind as SupplierKind } : {}),
  ...(typeof place === 'string' && place !== '' ? { place } : {}),
})

/** The cells were parsed and validated by field. */
function rateOf(read: Record<string, unknown>): RateChange {
  const own = Object.entries(read).filter(([name]) => !ofSupplier.includes(name))
  const [prices, others] = [
    own.filter(([name]) => ofRoom.includes(name)),
    own.filter(([name]) => !ofRoom.includes(name)),
  ]
  return { ...Object.fromEntries(others), prices: Object.fromEntries(prices) } as RateChange
}
