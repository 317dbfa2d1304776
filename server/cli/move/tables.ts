import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** Tables that exist in only one kind of database. */
const own = /^(sqlite_|migrations$|listing_search)/

/** The tables of a SQLite file, each after those it refers to. */
export async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' order by name`.execute(db)
  const names = rows.map(({ name }) => name).filter((name) => !own.test(name))
  const needs = new Map<string, string[]>()
  for (const name of names) needs.set(name, await referredBy(db, name))
  return inOrder(needs)
}

async function referredBy(db: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ parent: string }>`
    select distinct "table" as parent from pragma_foreign_key_list(${table})`.execute(db)
  return rows.map(({ parent }) => parent).filter((parent) => parent !== table)
}

function inOrder(needs: Map<string, string[]>): string[] {
  const done: string[] = []
  function add(table: string) {
    if (done.includes(table)) return
    for (const needed of needs.get(table) ?? []) add(needed)
    done.push(table)
  }
  for (const table of needs.keys()) add(table)
  return done
}
