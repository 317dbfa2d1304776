import { z } from 'zod'
import { kindOf } from '#catalogue/kinds.ts'
import { listingAt } from '#catalogue/listings/listing-path.ts'
import type { NewIds } from '../../import/import.ts'
import type { WrittenRow } from '../../redirects/read-rows.ts'

const exported = z.array(
  z.object({ from: z.string(), to: z.string() }),
  'redirects.json must be a list of addresses, each with from and to.',
)

/** Converts the listings in targets to their new ids; reports those that were not imported. */
export const renumberRedirects = (rows: WrittenRow[], newIds: NewIds): WrittenRow[] =>
  rows.map((row) => {
    const listing = listingAt(row.to.replace(/[?#].*$/, ''))
    if (!listing) return row
    const { kind, id } = listing
    const now = newIds.get(id)
    const { noun } = kindOf(kind)
    return now === undefined
      ? { ...row, problem: `The ${noun} with the number ${id} did not come with it.` }
      : { ...row, to: row.to.replace(/\/0*\d+/, `/${now}`) }
  })

/** The redirects of an export. Throws an Error of a line. */
export function readRedirects(content: unknown): WrittenRow[] {
  const { data, error } = exported.safeParse(content)
  if (!data) throw new Error(`redirects.json: ${error.issues[0]?.message}`)
  return data.map((each, at) => ({ row: at + 1, ...each }))
}
