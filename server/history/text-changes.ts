import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '#catalogue/field.ts'
import type { AnyTextValue, SectionRecord, TextItems, TextSection } from '#catalogue/text.ts'
import { declaredText, textNames } from '#catalogue/texts.ts'
import type { FieldChange } from './changes.ts'
import { excerpts } from './excerpts.ts'
import type { Snapshot } from './history.ts'

type Item = Record<string, unknown>

/** What changed of a text of the site: its fields, and which of its items. */
export function textChanges(name: string | null, before: Snapshot, after: Snapshot): FieldChange[] {
  const known = textNames.find((text) => text === name)
  if (!known) return []
  const [old, now] = [before as AnyTextValue, after as AnyTextValue]
  return Object.entries(declaredText(known).sections).flatMap(([section, declared]) =>
    sectionChanges(declared, old[section] ?? {}, now[section] ?? {}),
  )
}

function sectionChanges(section: TextSection, old: SectionRecord, now: SectionRecord) {
  const { label, fields, items } = section
  return [
    ...fieldChanges(label, fields, old, now),
    ...(items ? itemChanges(items, old.items ?? [], now.items ?? []) : []),
  ]
}

function fieldChanges(prefix: string, fields: Fields, old: Item, now: Item): FieldChange[] {
  return Object.entries(fields)
    .filter(([name]) => !isDeepStrictEqual(old[name], now[name]))
    .map(([name, { label }]) => ({
      label: `${prefix} · ${label}`,
      ...excerpts(textOf(old[name]), textOf(now[name])),
    }))
}

/** Items are told by their names; what is left over on both sides was renamed. */
function itemChanges(declared: TextItems, old: Item[], now: Item[]): FieldChange[] {
  const { noun, namedBy, fields } = declared
  const named = (item: Item) => textOf(item[namedBy])
  const has = (items: Item[], name: string) => items.some((item) => named(item) === name)
  const gone = old.filter((item) => !has(now, named(item)))
  const fresh = now.filter((item) => !has(old, named(item)))
  const renamed = Math.min(gone.length, fresh.length)
  const kept = now.flatMap((item) => {
    const before = old.find((other) => named(other) === named(item))
    return before ? fieldChanges(named(item), fields, before, item) : []
  })
  const changes = [
    ...kept,
    ...gone
      .slice(0, renamed)
      .flatMap((item, at) => fieldChanges(named(item), fields, item, fresh[at] ?? item)),
    ...gone
      .slice(renamed)
      .map((item) => ({ label: `Removed ${noun}`, before: named(item), after: '' })),
    ...fresh
      .slice(renamed)
      .map((item) => ({ label: `Added ${noun}`, before: '', after: named(item) })),
  ]
  if (changes.length > 0 || isDeepStrictEqual(old, now)) return changes
  return [
    { label: 'Order', before: old.map(named).join(', '), after: now.map(named).join(', ') },
  ].map(({ label, before, after }) => ({ label, ...excerpts(before, after) }))
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))
