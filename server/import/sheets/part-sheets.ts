import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Table } from '../../tables/table.ts'
import { looseKey } from './loose-key.ts'
import { suggestion } from './nearest.ts'
import { readRows } from './read-rows.ts'
import type { FileRecord, PartRow } from './record.ts'
import { gathered, type Refusal, Refused, refusalOf } from './refusal.ts'
import { fieldsOfPart, ownerColumn } from './sheet-fields.ts'
import type { Target } from './sheet-target.ts'

export interface Sheet {
  target: Target
  table: Table
}

/**
 * Adds the rows of part sheets to the listings in the sheets. If these have none of the kind, the
 * rows refer to existing listings: returns a record for each. Throws Refused for rows without an
 * owner.
 */
export function readParts(sheets: Sheet[], records: FileRecord[]): FileRecord[] {
  const brought = new Set(records.map(({ kind }) => kind))
  const [beside, alone] = [true, false].map((is) =>
    sheets.filter(({ target }) => brought.has(target.kind) === is),
  )
  const orphans = gathered(beside ?? [], (sheet) => givePartRows(sheet, records))
  if (orphans.length > 0) throw new Refused(orphans)
  const byKind = Map.groupBy(alone ?? [], ({ target }) => target.kind)
  return gathered([...byKind], ([kind, sheets]) => ownersOf(kind, sheets))
}

/** A record for each existing listing named in these sheets, with its rows. */
function ownersOf(kind: KindName, sheets: Sheet[]): FileRecord[] {
  const owners = new Map<string, FileRecord>()
  const orphans: Refusal[] = []
  for (const { target, table } of sheets) {
    const sheet = table.name
    const { part = '' } = target
    for (const row of readRows(table, fieldsOfPart({ kind, part }), sheet)) {
      const { [ownerColumn]: owner, ...value } = row.value
      const named = String(owner ?? '').trim()
      const { at, row: number, headings } = row
      const place = { sheet, at, row: number, headings }
      const known = owners.get(named.toLowerCase())
      const record = known ?? { ...place, kind, key: '', value: {}, partsOf: named, parts: [] }
      if (named === '')
        orphans.push(orphan({ ...place, value: row.value }, { kind, found: [], records: [] }))
      else owners.set(named.toLowerCase(), record)
      record.parts?.push({ ...row, sheet, value, part } satisfies PartRow)
    }
  }
  if (orphans.length > 0) throw new Refused(orphans)
  return [...owners.values()]
}

/** Adds rows of parts to their listings; refuses rows without an owner. */
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

/** Finds listings by ID, else by title. */
function ownersByName(owners: FileRecord[]) {
  const byKey = Map.groupBy(owners, ({ key }) => key.toLowerCase())
  const byTitle = Map.groupBy(owners, (owner) => looseKey(titleOf(owner)))
  return (named: string): FileRecord[] =>
    named === '' ? [] : (byKey.get(named.toLowerCase()) ?? byTitle.get(looseKey(named)) ?? [])
}

const titleOf = ({ value }: FileRecord) => String(value.title ?? '')

interface Orphan {
  kind: KindName
  /** The listings that a row may belong to. */
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
  const meant = suggestion(named, names.slice(0, maxCompared))
  return refusalOf(place, ownerColumn, `The sheets have no ${noun} of this name.${meant}`)
}

/** Candidates for suggestions, limited, since thousands of them for thousands of rows take minutes. */
const maxCompared = 500
