import type { Fields } from '#catalogue/field.ts'
import { kindNames, kindOf } from '#catalogue/kinds.ts'
import { declaredText, textNames } from '#catalogue/texts/texts.ts'
import type { Entry, Snapshot } from './entries.ts'

type Read = (ids: number[]) => unknown

/** The ids of the listings that entries refer to. */
export function idsNamed(entries: Entry[]): number[] {
  const found = new Set<number>()
  const note: Read = (ids) => {
    for (const id of ids) found.add(id)
  }
  for (const entry of entries) readEntry(entry, note)
  return [...found]
}

/** Replaces ids by titles; unknown ones keep the id. */
export const withTitles = (entry: Entry, titles: Map<number, string>): Entry =>
  readEntry(entry, (ids) => ids.map((id) => titles.get(id) ?? `Number ${id}, deleted`))

function readEntry(entry: Entry, read: Read): Entry {
  const { before, after } = entry
  const of = snapshotReader(entry, read)
  return { ...entry, ...(before && { before: of(before) }), ...(after && { after: of(after) }) }
}

function snapshotReader({ kind, name }: Entry, read: Read): (state: Snapshot) => Snapshot {
  const listing = kindNames.find((known) => known === kind)
  if (listing) {
    const { fields } = kindOf(listing)
    return (state) => (name ? state : readFields(fields, state, read))
  }
  const text = textNames.find((known) => kind === 'Text' && known === name)
  if (!text) return (state) => state
  return (state) => readText(text, state, read)
}

function readText(name: (typeof textNames)[number], state: Snapshot, read: Read): Snapshot {
  const sections = Object.entries(declaredText(name).sections).map(([section, { items }]) => {
    // Values in the history passed the text's schema when they were stored.
    const value = state[section] as { items?: Snapshot[] } | undefined
    if (!items || !value?.items) return [section, value]
    return [
      section,
      { ...value, items: value.items.map((item) => readFields(items.fields, item, read)) },
    ]
  })
  return { ...state, ...Object.fromEntries(sections) }
}

function readFields(fields: Fields, state: Snapshot, read: Read): Snapshot {
  const links = Object.entries(fields).flatMap(([field, { control }]) => {
    const ids = state[field]
    return control === 'listings' && Array.isArray(ids) ? [[field, read(ids)]] : []
  })
  return { ...state, ...Object.fromEntries(links) }
}
