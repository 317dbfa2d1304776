import { type KindName, kindNames, kindOf } from '#catalogue/kinds.ts'
import type { Queries, Tx } from '../../db/tables.ts'
import { storeDestinations } from './store-destinations.ts'

export interface Linked {
  kind: KindName
  id: number
  /** Titles by field. */
  links: Record<string, string[]>
}

/** Replaces titles by ids in the listings' link fields; unknown titles are dropped. */
export async function linkByTitles(tx: Tx, linked: Linked[]) {
  const some = linked.filter(({ links }) => Object.values(links).some(({ length }) => length > 0))
  if (some.length === 0) return
  const idOf = titleIds(await titlesIn(tx))
  for (const { kind, id, links } of some) {
    await store(tx, id, idsBy(idOf, kind, links))
  }
}

/** The ids of the listings with these titles, by field; unknown titles are dropped. */
export async function linkedIds(
  queries: Queries,
  kind: KindName,
  links: Record<string, string[]>,
): Promise<Record<string, number[]>> {
  return idsBy(titleIds(await titlesIn(queries)), kind, links)
}

function idsBy(
  idOf: ReturnType<typeof titleIds>,
  kind: KindName,
  links: Record<string, string[]>,
): Record<string, number[]> {
  const named = Object.entries(links).map(([field, titles]) => {
    const of = kindOf(kind).fields[field]?.of
    const ids = titles.flatMap((title) => idOf(title, of) ?? [])
    return [field, [...new Set(ids)]]
  })
  return Object.fromEntries(named)
}

const titlesIn = (queries: Queries) =>
  queries
    .selectFrom('listings')
    .select(['id', 'kind', 'title'])
    .where('deletedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute()

/** The title ignoring case; among several, the first kind and then the oldest listing wins. */
function titleIds(rows: { id: number; kind: KindName; title: string }[]) {
  const ids = new Map(rows.map(({ id, kind, title }) => [keyOf(kind, title), id]))
  return (title: string, of?: KindName) =>
    (of ? [of] : kindNames).map((kind) => ids.get(keyOf(kind, title))).find(Boolean)
}

const keyOf = (kind: KindName, title: string) => `${kind} ${title.trim().toLowerCase()}`

async function store(tx: Tx, id: number, fields: Record<string, number[]>) {
  const { details } = await tx
    .selectFrom('listings')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('listings')
    .set({ details: JSON.stringify({ ...JSON.parse(details), ...fields }) })
    .where('id', '=', id)
    .execute()
  if (fields.destinations) await storeDestinations(tx, id, fields.destinations)
}
