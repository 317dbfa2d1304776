import type { KindName } from '#catalogue/kinds.ts'
import type { Database } from '../../db/database.ts'
import { looseKey } from '../sheets/loose-key.ts'

/** The titles that the catalogue has already. */
export interface StoredTitles {
  /** The number of the kind's listing of that title, in any case; undefined when there is none. */
  idOf(kind: KindName, title: string | undefined): number | undefined
  /** The numbers of all of them that are called so, whatever the case, accents and signs. */
  idsOf(kind: KindName, name: string): number[]
  /** Those of a kind, or of all, as they are written. */
  of(kind?: KindName): string[]
}

export const noTitles: StoredTitles = {
  idOf: () => undefined,
  idsOf: () => [],
  of: () => [],
}

/** Reads them all, drafts too. */
export async function storedTitles({ db }: Database): Promise<StoredTitles> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'kind', 'title'])
    .where('deletedAt', 'is', null)
    .execute()
  const loosely = Map.groupBy(rows, ({ kind, title }) => `${kind} ${looseKey(title)}`)
  const ids = new Map(rows.map(({ id, kind, title }) => [keyOf(kind, title), id]))
  return {
    idOf: (kind, title) => (title === undefined ? undefined : ids.get(keyOf(kind, title))),
    idsOf: (kind, name) => loosely.get(`${kind} ${looseKey(name)}`)?.map(({ id }) => id) ?? [],
    of: (of) => rows.filter(({ kind }) => !of || kind === of).map(({ title }) => title),
  }
}

const keyOf = (kind: string, title: string) => `${kind} ${title.trim().toLowerCase()}`
