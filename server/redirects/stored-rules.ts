import { type Selectable, type SqlBool, sql } from 'kysely'
import type { RedirectQuery } from '#catalogue/redirect.ts'
import { containing, lowerCase } from '../db/lower-case.ts'
import type { Queries, Tables } from '../db/tables.ts'

export type StoredRule = Selectable<Tables['redirects']>

export const findRules = (db: Queries) =>
  db.selectFrom('redirects').select(['id', 'source', 'target']).orderBy('id').execute()

export const findRule = (db: Queries, id: number) =>
  db.selectFrom('redirects').selectAll().where('id', '=', id).executeTakeFirst()

/** Every rule, by its old address. */
export const everyRule = (db: Queries) =>
  db.selectFrom('redirects').selectAll().orderBy('source').execute()

/** A page of the rules whose addresses contain a text, newest first. */
export const pageOfRules =
  (db: Queries) =>
  async ({ q = '', page, pageSize }: RedirectQuery) => {
    const found = db
      .selectFrom('redirects')
      .$if(q !== '', (query) => query.where(sql<SqlBool>`(${sql.join(holding(q), sql` or `)})`))
    const [items, { total }] = await Promise.all([
      found
        .selectAll()
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
      found.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ])
    return { items, total: Number(total), page, pageSize }
  }

/** Conditions of which one is true if an address contains the text, as typed or as it is stored. */
function holding(q: string) {
  const spellings = [q, lowerCase(q), q.normalize('NFC'), lowerCase(q).normalize('NFC')]
  const texts = new Set([...spellings, ...spellings.map(escaped)].map(lowerCase))
  return [...texts].map((text) => {
    const pattern = containing(text)
    return sql`lower(source) like ${pattern} escape '!' or lower(target) like ${pattern} escape '!'`
  })
}

/** With everything but printable ASCII as percent signs and digits; a slash may be meant as one. */
const escaped = (text: string) =>
  text.toWellFormed().replaceAll(/[^!-$&-~]+/gu, (letters) => encodeURIComponent(letters))
