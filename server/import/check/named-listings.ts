import type { Fields } from '#catalogue/field.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import type { Names } from '../../wire/names.ts'
import { suggestion } from '../sheets/nearest.ts'
import { type FileRecord, find } from '../sheets/record.ts'
import type { StoredTitles } from './stored-titles.ts'

/** Returns errors for linked titles that are neither in the catalogue nor in the files. */
export type NamedListings = (titles: string[], of?: KindName) => string[]

const keyOf = (title: string) => title.trim().toLowerCase()

/** Collects the titles of the catalogue and of the files. */
export function namedListings(records: FileRecord[], stored: StoredTitles): NamedListings {
  const titlesOf = (of?: KindName) => [
    ...stored.of(of),
    ...records
      .filter(({ kind }) => !of || kind === of)
      .map(({ value }) => String(find(value, 'title') ?? '')),
  ]
  return (titles, of) => {
    if (titles.length === 0) return []
    const there = titlesOf(of)
    const keys = new Set(there.map(keyOf))
    const word = of ? kindOf(of).noun : 'listing'
    return titles
      .filter((title) => !keys.has(keyOf(title)))
      .map((title) => `There is no ${word} titled “${title}”.${suggestion(title, there)}`)
  }
}

const linkFields = (fields: Fields) =>
  Object.entries(fields).filter(([, { control }]) => control === 'listings')

/** The fields of a body as files write them: links are titles. */
export const writtenNames = (kind: KindName, names: Names): Names => ({
  ...names,
  ...Object.fromEntries(linkFields(kindOf(kind).fields).map(([name]) => [name, 'list'])),
})

/** The link fields of a kind. */
export const linkNames = (kind: KindName) => linkFields(kindOf(kind).fields).map(([name]) => name)

/** The linked titles of a record, by field; a cleared field has none. */
export function linksIn({ kind, value, cleared = [] }: FileRecord): Record<string, string[]> {
  const links: Record<string, string[]> = {}
  for (const name of linkNames(kind)) {
    const titles = find(value, name)
    if (Array.isArray(titles)) {
      links[name] = titles.map((title) => String(title).trim()).filter(Boolean)
    } else if (cleared.includes(name)) links[name] = []
  }
  return links
}

interface Taking {
  named: NamedListings
  say: (field: string, message: string) => void
  /** Fields that stay unchanged. */
  kept?: string[]
}

/** Moves linked titles out of a body, by field; reports invalid and too many ones. */
export function takeLinks(
  kind: KindName,
  body: Record<string, unknown>,
  { named, say, kept = [] }: Taking,
): Record<string, string[]> {
  const links: Record<string, string[]> = {}
  for (const [name, { label, of, atMost = 0 }] of linkFields(kindOf(kind).fields)) {
    if (kept.includes(name)) continue
    const titles = Array.isArray(body[name]) ? body[name].map(String) : []
    delete body[name]
    if (titles.length > atMost) say(name, `${label} can be at most ${atMost}.`)
    for (const message of named(titles, of)) say(name, message)
    links[name] = titles
  }
  return links
}
