import type { FieldErrors } from '#catalogue/field.ts'
import { type AnyListing, type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Queries } from '../../db/tables.ts'

/**
 * Errors for unknown listings in link fields; those that were linked before are accepted even if
 * deleted.
 */
export async function unknownLinks(
  db: Queries,
  kind: KindName,
  values: Record<string, unknown>,
  before?: AnyListing,
): Promise<FieldErrors | undefined> {
  const errors: FieldErrors = {}
  for (const [name, { label, control, of }] of Object.entries(kindOf(kind).fields)) {
    if (control !== 'listings') continue
    const known = idsIn(before, name)
    const added = idsIn(values, name).filter((id) => !known.includes(id))
    const unknown = await notAmong(db, added, of)
    const word = of ? kindOf(of).noun : 'listing'
    const refused = unknown.map((id) => `${label}: there is no ${word} ${id}.`)
    if (before && added.includes(before.id))
      refused.push(`${label} cannot name the listing itself.`)
    if (refused.length > 0) errors[name] = refused
  }
  return Object.keys(errors).length > 0 ? errors : undefined
}

function idsIn(values: object | undefined, name: string): number[] {
  const value = Object.entries(values ?? {}).find(([field]) => field === name)?.[1]
  return Array.isArray(value) ? value : []
}

async function notAmong(db: Queries, ids: number[], kind?: KindName): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'kind'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  const there = rows.filter((row) => !kind || row.kind === kind).map(({ id }) => id)
  return ids.filter((id) => !there.includes(id))
}
