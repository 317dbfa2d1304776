import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { maxId } from '#catalogue/limits.ts'
import type { Place } from '#catalogue/places.ts'
import { calendarRules, conditionRules } from '../../conditions/change-rules.ts'
import { calendarSheet, conditionSheet } from '../../conditions/sheet.ts'
import { undefinedIfMissing } from '../../images/storage/open-file.ts'
import { parse } from '../../import/sheets/read-json.ts'
import { type FileRecord, find } from '../../import/sheets/record.ts'
import { costSheet } from '../../local-costs/cost-sheet.ts'
import { planCosts } from '../../local-costs/import-costs.ts'
import type { WrittenRow } from '../../redirects/read-rows.ts'
import type { ExportedReview } from '../../reviews/import-reviews.ts'
import { type HeadedRow, type HeadedTable, readHeaded } from '../../tables/headed-table.ts'
import { readRedirects } from './redirects.ts'
import { readReviews } from './reviews.ts'
import { type ReadSupplier, readSuppliers } from './suppliers.ts'
import { noTexts, type ReadTexts, readTexts } from './texts.ts'

/** The contents of an export besides listings and settings. */
export interface Rest {
  localCosts: HeadedRow[]
  conditions: HeadedRow[]
  calendar: HeadedRow[]
  suppliers: ReadSupplier[]
  redirects: WrittenRow[]
  reviews: ExportedReview[]
  texts: ReadTexts
}

export const nothing: Rest = {
  ...{ localCosts: [], conditions: [], calendar: [], suppliers: [], redirects: [], reviews: [] },
  texts: noTexts,
}

/** Throws an Error of a few lines if a file has not the format of an export. */
export async function readRest(folder: string): Promise<Rest> {
  const textIn = (name: string) => undefinedIfMissing(readFile(join(folder, name), 'utf8'))
  const rowsIn = async (name: string, table: HeadedTable) =>
    readRows(name, table, await textIn(name))
  const [suppliers, redirects] = [await textIn('suppliers.json'), await textIn('redirects.json')]
  const reviews = await textIn('reviews.json')
  return {
    texts: await readTexts(folder),
    redirects: redirects === undefined ? [] : readRedirects(parse(redirects)),
    localCosts: await rowsIn('local-costs.csv', costSheet),
    conditions: await rowsIn('conditions.csv', conditionSheet),
    calendar: await rowsIn('calendar.csv', calendarSheet),
    suppliers: suppliers === undefined ? [] : readSuppliers(parse(suppliers)),
    reviews: reviews === undefined ? [] : readReviews(parse(reviews)),
  }
}

/** Empty for a table with only headings. */
function readRows(name: string, table: HeadedTable, text = ''): HeadedRow[] {
  if (!text.trim().includes('\n')) return []
  try {
    return readHeaded(table, text)
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`)
  }
}

/** Errors, one line each, found before anything is written. */
export function wrongIn(rest: Rest, records: FileRecord[], stored: Place[]): string[] {
  const costs = planCosts(rest.localCosts, [], [...placesIn(records), ...stored])
  return [
    ...costs.rows.flatMap((row) => lineOf('local-costs.csv', row)),
    ...rest.conditions.flatMap((row) => checked('conditions.csv', row, conditionRules.check)),
    ...rest.calendar.flatMap((row) => checked('calendar.csv', row, calendarRules.check)),
  ]
}

interface RowProblem {
  row: number
  problem?: string
}

export const lineOf = (name: string, { row, problem }: RowProblem) =>
  problem ? [`${name}, row ${row}: ${problem}`] : []

type Check = (written: Record<string, unknown>) => { errors?: Record<string, string[]> }

function checked(name: string, { row, fields, problem }: HeadedRow, check: Check) {
  const messages = Object.values(check(fields).errors ?? {}).flat()
  return lineOf(name, { row, problem: problem ?? messages.join(' ') })
}

/** The destinations in the import, with placeholder ids. */
const placesIn = (records: FileRecord[]): Place[] =>
  records
    .filter(({ kind }) => kind === 'Destination')
    .map(({ value }, at) => ({
      ...{ id: maxId - at, title: String(find(value, 'title') ?? ''), otherNames: [] },
    }))
