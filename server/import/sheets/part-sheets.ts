import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Table } from '../../tables/table.ts'
import { looseKey } from './loose-key.ts'
import { readRows } from './read-rows.ts'
import type { FileRecord, PartRow } from './record.ts'
import { mapCollectingErrors, type Refusal, Refused, refusalOf } from './refusal.ts'
import { fieldsOfPart, ownerColumn } from './sheet-fields.ts'
import type { Target } from './sheet-target.ts'

export interface Sheet {
  target: Target
  table: Table
}

/**
 * Adds the rows of part sheets to the listings in the sheets. Other rows refer to existing
 * listings: returns a record for each of these. Throws Refused for rows without an owner.
 */
export function readParts(sheets: Sheet[], records: FileRecord[]): Promise<FileRecord[]> {
  const byKind = Map.groupBy(sheets, ({ target }) => target.kind)
  return mapCollectingErrors([...byKind], ([kind, sheets]) => {
    const brought = records.filter((record) => record.kind === kind)
    return giveRows(kind, sheets, brought)
  })
}

async function giveRows(kind: KindName, sheets: Sheet[], brought: FileRecord[]) {
  const among = namesOf(brought)
  const broughtBy = ownersByName(brought)
  const present = new Map<string, FileRecord>()
  const orphans: Refusal[] = []
  for (const { row, part, sheet } of await rowsOf(kind, sheets)) {
    const { [ownerColumn]: owner, ...value } = row.value
    const { at, row: number, headings } = row
    const place = { sheet, at, row: number, headings }
    const named = String(owner ?? '').trim()
    const [found, ...others] = broughtBy(named)
    if (named === '' || others.length > 0) {
      orphans.push(refusalOf({ ...place, value: row.value }, ownerColumn, unclear(kind, named)))
      continue
    }
    const record = found ??
      present.get(named.toLowerCase()) ?? {
        ...{ ...place, kind, key: '', value: {}, partsOf: named, among, parts: [] },
      }
    if (!found) present.set(named.toLowerCase(), record)
    record.parts?.push({ ...row, sheet, value, part } satisfies PartRow)
  }
  if (orphans.length > 0) throw new Refused(orphans)
  return [...present.values()]
}

const rowsOf = (kind: KindName, sheets: Sheet[]) =>
  mapCollectingErrors(sheets, async ({ target: { part = '' }, table }) => {
    const rows = await readRows(table, fieldsOfPart({ kind, part }), table.name)
    return rows.map((row) => ({ row, part, sheet: table.name }))
  })

/** Finds listings by ID, else by title. */
function ownersByName(owners: FileRecord[]) {
  const byKey = Map.groupBy(owners, ({ key }) => key.toLowerCase())
  const byTitle = Map.groupBy(owners, (owner) => looseKey(titleOf(owner)))
  return (named: string): FileRecord[] =>
    named === '' ? [] : (byKey.get(named.toLowerCase()) ?? byTitle.get(looseKey(named)) ?? [])
}

const titleOf = ({ value }: FileRecord) => String(value.title ?? '')

const namesOf = (brought: FileRecord[]) =>
  brought.flatMap((record) => [record.key, titleOf(record)]).filter(Boolean)

function unclear(kind: KindName, named: string): string {
  const { noun, plural } = kindOf(kind)
  return named === ''
    ? `It says of no ${noun} that it belongs to it.`
    : `Several ${plural} are called so. Name the one by its ID.`
}
