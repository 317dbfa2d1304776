import type { KindName } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import { looseKey } from '../sheets/loose-key.ts'

/** The titles in the catalogue. */
export interface StoredTitles {
  /** The id of the kind's listing with this title in any case; undefined if there is none. */
  idOf(kind: KindName, title: string | undefined): number | undefined
  /** The ids of all listings with this title, ignoring case, accents and punctuation. */
  idsOf(kind: KindName, name: string): number[]
  /** The titles of a kind, or of all, as written. */
  of(kind?: KindName): string[]
}

export const noTitles: StoredTitles = {
  idOf: () => undefined,
  idsOf: () => [],
  of: () => [],
}

/** Reads all titles, including drafts. */
export async function storedTitles({ db }: Database): Promise<StoredTitles> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'kind', 'title'])
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute()
  const byLooseKey = Map.groupBy(rows, ({ kind, title }) => `${kind} ${looseKey(title)}`)
  const ids = new Map(rows.map(({ id, kind, title }) => [keyOf(kind, title), id]))
  return {
    idOf: (kind, title) => (title === undefined ? undefined : ids.get(keyOf(kind, title))),
    idsOf: (kind, name) => byLooseKey.get(`${kind} ${looseKey(name)}`)?.map(({ id }) => id) ?? [],
    of: (of) => rows.filter(({ kind }) => !of || kind === of).map(({ title }) => title),
  }
}

const plain = (title: string) => title.trim().toLowerCase()
const keyOf = (kind: string, title: string) => `${kind} ${plain(title)}`

/** Whether two listings of a kind with these titles are taken for one. */
export const sameTitle = (one: string, other: string) => plain(one) === plain(other)
