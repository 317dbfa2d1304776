import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Table } from '../../tables/table.ts'
import { looseKey } from './loose-key.ts'
import { suggestion } from './nearest.ts'
import { readRows } from './read-rows.ts'
import type { FileRecord, PartRow } from './record.ts'
import { type Refusal, Refused, refusalOf } from './refusal.ts'
import { fieldsOfKind, fieldsOfPart, keyColumn, ownerColumn } from './sheet-fields.ts'
import { kindSheet, partSheet, type Target, targetsOf, unknownSheet } from './sheet-target.ts'

interface Sheet {
  target: Target
  table: Table
}

/**
 * The listings of sheets: a row each, with the rows of sheets of parts that name them. `kind` says what
 * a sheet has whose name does not. Throws Refused with each mistake of a sheet's shape.
 */
export function readSheets(tables: Table[], kind?: KindName): FileRecord[] {
  const sheets = gathered(tables, (table) => targetOf(table, tables, kind))
  const records = gathered(sheets, listingsOf)
  const orphans = gathered(sheets, (sheet) => givePartRows(sheet, records))
  if (orphans.length > 0) throw new Refused(orphans)
  return records
}

/** What is made of each; what all of them refuse is thrown as one. */
function gathered<T, R>(all: T[], make: (each: T) => R[]): R[] {
  const refusals: Refusal[] = []
  const made = all.flatMap((each) => {
    try {
      return make(each)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      refusals.push(...error.refusals)
      return []
    }
  })
  if (refusals.length > 0) throw new Refused(refusals)
  return made
}

function targetOf(table: Table, tables: Table[], kind?: KindName): Sheet[] {
  const { name } = table
  const meant = targetsOf(name)
  if (tables.length === 1 && kind) return [{ table, target: { kind } }]
  const there = meant.filter((target) => !target.part || hasKind(tables, target.kind, kind))
  const [target] = there.length > 0 ? there : meant
  if (there.length > 1 || (!target && !kind)) throw new Refused([namelessSheet(name, there)])
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

function listingsOf({ target, table }: Sheet): FileRecord[] {
  if (target.part) return []
  const { kind } = target
  const sheet = table.name
  return readRows(table, fieldsOfKind(kind), sheet).map(({ value, ...place }) => {
    const { [keyColumn]: key = '', ...fields } = value
    return { ...place, sheet, kind, value: fields, key: String(key), parts: [] }
  })
}

/** Puts the rows of parts to their listings; those of no listing are refused. */
function givePartRows({ target, table }: Sheet, records: FileRecord[]): Refusal[] {
  if (!target.part) return []
  const { kind, part } = target
  const sheet = table.name
  const ownersOf = ownersByName(records.filter((record) => record.kind === kind))
  const sheetRows = readRows(table, fieldsOfPart({ kind, part }), sheet)
  return sheetRows.flatMap((row) => {
    const { [ownerColumn]: named, ...value } = row.value
    const place = { ...row, sheet, value: row.value }
    const found = ownersOf(String(named ?? ''))
    const [owner] = found
    if (!owner || found.length > 1) return [orphan(place, { kind, found, records })]
    owner.parts?.push({ ...row, sheet, value, part } satisfies PartRow)
    return []
  })
}

/** Finds listings by their IDs, else by their titles. */
function ownersByName(owners: FileRecord[]) {
  const byKey = Map.groupBy(owners, ({ key }) => key.toLowerCase())
  const byTitle = Map.groupBy(owners, (owner) => looseKey(titleOf(owner)))
  return (named: string): FileRecord[] =>
    named === '' ? [] : (byKey.get(named.toLowerCase()) ?? byTitle.get(looseKey(named)) ?? [])
}

const titleOf = ({ value }: FileRecord) => String(value.title ?? '')

interface Orphan {
  kind: KindName
  /** The listings that it may belong to. */
  found: FileRecord[]
  records: FileRecord[]
}

function orphan(place: Parameters<typeof refusalOf>[0], { kind, found, records }: Orphan): Refusal {
  const { noun, plural } = kindOf(kind)
  const named = String(place.value[ownerColumn] ?? '')
  if (found.length > 1) {
    const message = `Several ${plural} are called so. Name the one by its ID.`
    return refusalOf(place, ownerColumn, message)
  }
  if (named === '') {
    return refusalOf(place, ownerColumn, `It says of no ${noun} that it belongs to it.`)
  }
  const owners = records.filter((record) => record.kind === kind)
  const names = owners.flatMap((owner) => [owner.key, titleOf(owner)]).filter(Boolean)
  const meant = suggestion(named, names.slice(0, mostCompared))
  return refusalOf(place, ownerColumn, `The sheets have no ${noun} of this name.${meant}`)
}

/** Names that a misspelt one is compared with: thousands of them, for thousands of rows, take minutes. */
const mostCompared = 500
