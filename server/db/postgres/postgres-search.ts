import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { type IndexEntry, type Search, shortLengths } from '../search-index.ts'

/** The search index in PostgreSQL: a table of term vectors, separate from the wide rows. */
export const postgresSearch: Pick<Database, 'found' | 'index'> = {
  found: (search) => sql`search_rows(${tsQuery(search)}::tsquery)`,

  async index(queries, listingId, entry) {
    await sql`
      delete from listing_search
      where rowid = (select search_row from listings where id = ${listingId})`.execute(queries)
    if (entry) {
      await sql`
        insert into listing_search (rowid, words)
        values (${entry.row}, array_to_tsvector(${lexemes(entry)}::text[]))`.execute(queries)
    }
    await queries
      .updateTable('listings')
      .set({ searchRow: entry?.row ?? null })
      .where('id', '=', listingId)
      .execute()
  },
}

/** The size limit of a vector, one megabyte. */
const maxBytes = 900_000

/** The terms with markers: '=' before those of the title, '*' after short prefixes. */
function lexemes({ title, words }: IndexEntry): string[] {
  const all = new Set<string>()
  let bytes = 0
  const add = (lexeme: string) => {
    if (all.has(lexeme)) return
    bytes += Buffer.byteLength(lexeme)
    if (bytes <= maxBytes) all.add(lexeme)
  }
  for (const term of title) add(`=${term}`)
  for (const term of [...title, ...words]) {
    add(term)
    for (const length of shortLengths) add(`${beginning(term, length)}*`)
  }
  return [...all]
}

const beginning = (term: string, length: number) => [...term].slice(0, length).join('')

function tsQuery({ terms, where }: Search): string {
  const all = (write: (term: string) => string) =>
    terms.map((alternatives) => `(${alternatives.map(write).join(' | ')})`).join(' & ')
  const anywhere = all((term) =>
    shortLengths.includes([...term].length) ? `'${term}*'` : `'${term}':*`,
  )
  const inTitle = all((term) => `'=${term}':*`)
  if (where === 'title') return inTitle
  return where === 'elsewhere' ? `${anywhere} & !(${inTitle})` : anywhere
}
