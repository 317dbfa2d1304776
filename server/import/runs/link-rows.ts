import { isDeepStrictEqual } from 'node:util'
import type { KindName } from '#catalogue/kinds.ts'
import type { Author } from '../../history/history.ts'
import { linkedIds } from '../../listings/links/link-by-titles.ts'
import { linksIn } from '../check/named-listings.ts'
import type { FileRecord } from '../sheets/record.ts'
import { enquiryKind } from './enquiry-rows.ts'
import { entriesBetween, historyOf } from './history-range.ts'
import type { Running } from './running.ts'
import { changeRow, type ImportRow, rowsIn } from './stored-imports.ts'

interface Linking {
  id: number
  by: Author
  records: FileRecord[]
}

/** Sets the links between the written listings, once all exist. */
export async function linkRows(running: Running, { id, by, records }: Linking) {
  for (const row of await rowsIn(running.db, id, ['applied'])) {
    const record = row.kind === enquiryKind ? undefined : records[row.position]
    const links = record ? linksIn(record) : {}
    if (Object.keys(links).length === 0) continue
    await running.checkpoint()
    await linkRow(running, row, { links, by })
  }
}

async function linkRow(
  { db, listings }: Running,
  row: ImportRow,
  { links, by }: { links: Record<string, string[]>; by: Author },
) {
  const kind = row.kind as KindName
  const id = row.listingId ?? 0
  const before = await listings.find(kind, id, { drafts: true })
  if (!before) return
  const values = await linkedIds(db, kind, links)
  const there: Record<string, unknown> = { ...before }
  const isSame = Object.entries(values).every(([name, ids]) =>
    isDeepStrictEqual(there[name] ?? [], ids),
  )
  if (isSame) return
  await listings.writeComplete({ kind, id, values, parts: {}, by }, async (tx) => {
    const from = row.historyTo ?? 0
    const to = await historyOf(tx, id, from)
    const entries = await entriesBetween(tx, id, { from, to })
    // Otherwise an undo would take back what a colleague changed meanwhile.
    if (entries.length === 1) await changeRow(tx, row, { historyTo: to })
  })
}
