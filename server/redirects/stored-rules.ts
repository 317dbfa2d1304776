import { type Selectable, type SqlBool, sql } from 'kysely'
import type { RedirectQuery } from '#catalogue/redirect.ts'
import { lowerCase } from '../db/lower-case.ts'
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
    const pattern = `%${lowerCase(q).replaceAll(/[%_!]/g, '!$&')}%`
    const found = db
      .selectFrom('redirects')
      .$if(q !== '', (query) =>
        query.where(
          sql<SqlBool>`(lower(source) like ${pattern} escape '!' or lower(target) like ${pattern} escape '!')`,
        ),
      )
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
