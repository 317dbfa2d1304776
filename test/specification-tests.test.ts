import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const tables = readdirSync(join(root, 'docs/specification-tests'))
/** The sections that must be tested, and at least so many rows. */
const scopes: Record<string, { sections: number[]; rows: number }> = {
  'back-office.md': { sections: [2, 4, 5, 8, 9], rows: 70 },
  'public-site.md': { sections: [2, 4, 5, 8, 9], rows: 70 },
  'quotes.md': { sections: [7], rows: 14 },
}

/** The rows of a document's tables, each with the entries of its second column. */
const rowsOf = (table: string) =>
  [...read(`docs/specification-tests/${table}`).matchAll(/^\| (?!Row \|)(.+) \| (.+) \|$/gm)].map(
    ([, row = '', cell = '']) => ({ row, entries: cell.split('<br>') }),
  )

const pathOf = (file: string) => (/^(site|office)\//.test(file) ? `test/journeys/${file}` : file)

const title =
  /(?:\b(?:test|once)|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g
/** The placeholders of a looped title. */
const filled = /\$\{.*?\}|%[a-z]|\$\w+/g

/** The pattern of a title with placeholders; none if it consists only of them. */
function patternsOf(template: string): RegExp[] {
  const fixed = template.replaceAll(/\\(.)/g, '$1').split(filled)
  if (fixed.join('').trim() === '') return []
  return [new RegExp(`^${fixed.map(escaped).join('.+')}$`)]
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The titles of a file's tests; a looped one matches anything with its fixed parts. */
const titlesIn = (source: string) =>
  [...source.matchAll(title)].flatMap(([, single, double, template]) =>
    patternsOf(single ?? double ?? template ?? ''),
  )

test.each(tables)('%s refers to existing tests, for every row', (table) => {
  const missing = rowsOf(table).flatMap(({ row, entries }) =>
    entries.filter((entry) => !isSettled(entry) && !exists(entry)).map((entry) => [row, entry]),
  )
  expect(missing).toEqual([])
})

test.each(tables)('%s has the sections that must be tested', (table) => {
  const found = [...read(`docs/specification-tests/${table}`).matchAll(/^## (\d)\. /gm)]
  expect(found.map(([, number]) => Number(number))).toEqual(scopes[table]?.sections)
  expect(rowsOf(table).length).toBeGreaterThan(scopes[table]?.rows ?? 0)
})

const isSettled = (entry: string) => /^\*(settled|measured): .+\*$/.test(entry)

function exists(entry: string): boolean {
  const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(entry) ?? []
  if (!file) return false
  return titlesIn(read(pathOf(file))).some((pattern) => pattern.test(name))
}

test('matches a looped title by its fixed parts', () => {
  const source = `test('plain?', () => {})
    test.each([1])('%s of many', () => {})
    test.each([1])('%s', () => {})`
  const found = (name: string) => titlesIn(source).some((pattern) => pattern.test(name))
  expect(['plain?', 'one of many', 'plain', 'one of few'].map(found)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
