import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxId } from '#catalogue/limits.ts'
import type { Place } from '#catalogue/places.ts'
import { keptConditions, keptEntries } from '../../conditions/kept.ts'
import { calendarSheet, conditionSheet, readSheet, type SheetRow } from '../../conditions/sheet.ts'
import { present } from '../../images/storage/open-file.ts'
import { parse } from '../../import/sheets/read-json.ts'
import { type FileRecord, find } from '../../import/sheets/record.ts'
import { type SheetRow as CostRow, readCostSheet } from '../../local-costs/cost-sheet.ts'
import { planCosts } from '../../local-costs/import-costs.ts'
import { type ReadSupplier, readSuppliers } from './suppliers.ts'

/** What the folder of an export has beside listings and settings. */
export interface Rest {
  localCosts: CostRow[]
  conditions: SheetRow[]
  calendar: SheetRow[]
  suppliers: ReadSupplier[]
}

export const nothing: Rest = { localCosts: [], conditions: [], calendar: [], suppliers: [] }

/** Throws an Error of few lines for a file that is not as an export writes it. */
export async function readRest(folder: string): Promise<Rest> {
  const textIn = (name: string) => present(readFile(join(folder, name), 'utf8'))
  const suppliers = await textIn('suppliers.json')
  return {
    localCosts: rowsIn('local-costs.csv', await textIn('local-costs.csv'), readCostSheet),
    conditions: rowsIn('conditions.csv', await textIn('conditions.csv'), (text) =>
      readSheet(conditionSheet, text),
    ),
    calendar: rowsIn('calendar.csv', await textIn('calendar.csv'), (text) =>
      readSheet(calendarSheet, text),
    ),
    suppliers: suppliers === undefined ? [] : readSuppliers(parse(suppliers)),
  }
}

/** None of a table that has headings only. */
function rowsIn<T>(name: string, text = '', read: (text: string) => T[]): T[] {
  if (!text.trim().includes('\n')) return []
  try {
    return read(text)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
}

/** What no site would take, a line each, before anything is written. */
export function wrongIn(rest: Rest, records: FileRecord[], stored: Place[]): string[] {
  const costs = planCosts(rest.localCosts, [], [...placesIn(records), ...stored])
  return [
    ...costs.rows.flatMap((row) => lineOf('local-costs.csv', row)),
    ...rest.conditions.flatMap((row) => checked('conditions.csv', row, keptConditions.check)),
    ...rest.calendar.flatMap((row) => checked('calendar.csv', row, keptEntries.check)),
  ]
}

interface Told {
  row: number
  problem?: string
}

export const lineOf = (name: string, { row, problem }: Told) =>
  problem ? [`${name}, row ${row}: ${problem}`] : []

type Check = (written: Record<string, unknown>) => { errors?: Record<string, string[]> }

function checked(name: string, { row, fields, problem }: SheetRow, check: Check) {
  const messages = Object.values(check(fields).errors ?? {}).flat()
  return lineOf(name, { row, problem: problem ?? messages.join(' ') })
}

/** Destinations that come along, by numbers of no meaning. */
const placesIn = (records: FileRecord[]): Place[] =>
  records
    .filter(({ kind }) => kind === 'Destination')
    .map(({ value }, at) => ({
      ...{ id: maxId - at, title: String(find(value, 'title') ?? ''), otherNames: [] },
    }))
