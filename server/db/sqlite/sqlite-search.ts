import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Search } from '../search-index.ts'

/** The search index in SQLite: an FTS5 table. */
export const sqliteSearch: Pick<Database, 'found' | 'index'> = {
  found: (search) =>
    sql`(select rowid from listing_search where listing_search match ${ftsQuery(search)})`,

  async index(queries, listingId, entry) {
    await sql`
      delete from listing_search
      where rowid = (select search_row from listings where id = ${listingId})`.execute(queries)
    if (entry) {
      await sql`
        insert into listing_search (rowid, title, words)
        values (cast(${entry.row} as bigint), ${entry.title.join(' ')}, ${entry.words.join(' ')})`.execute(
        queries,
      )
    }
    await queries
      .updateTable('listings')
      .set({ searchRow: entry?.row ?? null })
      .where('id', '=', listingId)
      .execute()
  },
}

function ftsQuery({ terms, where }: Search): string {
  const oneOf = (alternatives: string[]) => alternatives.map((term) => `"${term}"*`).join(' OR ')
  const all = terms.map((alternatives) => `(${oneOf(alternatives)})`).join(' AND ')
  if (where === 'title') return `title : (${all})`
  return where === 'elsewhere' ? `(${all}) NOT (title : (${all}))` : all
}
