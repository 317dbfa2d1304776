import type { KindName } from '#catalogue/kinds.ts'
import type { Table } from '../../tables/table.ts'
import { readParts, type Sheet } from './part-sheets.ts'
import { readRows } from './read-rows.ts'
import type { FileRecord } from './record.ts'
import { mapCollectingErrors, type Refusal, Refused } from './refusal.ts'
import { fieldsOfKind, keyColumn } from './sheet-fields.ts'
import { kindSheet, partSheet, type Target, targetsOf, unknownSheet } from './sheet-target.ts'

/**
 * The listings of sheets, one per row, with the rows of part sheets. `kind` applies to sheets whose
 * name does not indicate it. Throws Refused with each structural error.
 */
export async function readSheets(tables: Table[], kind?: KindName): Promise<FileRecord[]> {
  const sheets = await mapCollectingErrors(tables, (table) => targetOf(table, tables, kind))
  const records = await mapCollectingErrors(sheets, listingsOf)
  return [...records, ...(await readParts(sheets.filter(isOfParts), records))]
}

const isOfParts = ({ target }: Sheet) => target.part !== undefined

function targetOf(table: Table, tables: Table[], kind?: KindName): Sheet[] {
  const { name } = table
  const meant = targetsOf(name)
  if (tables.length === 1 && kind) {
    return [{ table, target: meant.find((each) => each.part && each.kind === kind) ?? { kind } }]
  }
  const there = meant.filter((target) => !target.part || hasKind(tables, target.kind, kind))
  const possible = there.length > 0 ? there : meant
  const [target] = possible
  if (possible.length > 1 || (!target && !kind)) throw new Refused([namelessSheet(name, possible)])
  return [{ table, target: target ?? { kind: kind as KindName } }]
}

const hasKind = (tables: Table[], kind: KindName, given?: KindName) =>
  given === kind ||
  tables.some(({ name }) => targetsOf(name).some((each) => each.kind === kind && !each.part))

function namelessSheet(name: string, meant: Target[]): Refusal {
  const names = meant.map((target) => (target.part ? partSheet(target) : kindSheet(target.kind)))
  const message =
    names.length > 1 ? `It may be ${names.join(' or ')}. Call it so.` : unknownSheet(name)
  return { sheet: '', at: `Sheet ‘${name}’`, row: null, column: '', cell: '', message }
}

async function listingsOf({ target, table }: Sheet): Promise<FileRecord[]> {
  if (target.part) return []
  const { kind } = target
  const sheet = table.name
  const rows = await readRows(table, fieldsOfKind(kind), sheet)
  return rows.map(({ value, ...place }) => {
    const { [keyColumn]: key = '', ...fields } = value
    return { ...place, sheet, kind, value: fields, key: String(key), parts: [] }
  })
}
