import type { Fields } from '../field.ts'
import { excerpts } from './excerpts.ts'
import type { AnyTextValue, SectionRecord, Text, TextItems, TextSection } from './text.ts'

/** A difference between two states of a text; long values are cut around it. */
interface TextDifference {
  /** The field with its owner, or the noun of an item that exists in one state only. */
  label: string
  /** The state that lacks the whole item. */
  missing?: 'before' | 'after'
  before: string
  after: string
}

type Item = Record<string, unknown>

export function textDifferences(
  { sections }: Text,
  before: AnyTextValue,
  after: AnyTextValue,
): TextDifference[] {
  return Object.entries(sections).flatMap(([section, declared]) =>
    sectionDifferences(declared, before[section] ?? {}, after[section] ?? {}),
  )
}

function sectionDifferences(section: TextSection, old: SectionRecord, now: SectionRecord) {
  const { label, fields, items } = section
  return [
    ...fieldDifferences(label, fields, old, now),
    ...(items ? itemDifferences(items, old.items ?? [], now.items ?? []) : []),
  ]
}

function fieldDifferences(prefix: string, fields: Fields, old: Item, now: Item): TextDifference[] {
  return Object.entries(fields)
    .filter(([name]) => textOf(old[name]) !== textOf(now[name]))
    .map(([name, { label }]) => ({
      label: `${prefix} · ${label}`,
      ...excerpts(textOf(old[name]), textOf(now[name])),
    }))
}

/** Items are matched by name; unmatched ones on both sides count as renamed. */
function itemDifferences(declared: TextItems, old: Item[], now: Item[]): TextDifference[] {
  const { noun: label, namedBy, fields } = declared
  const named = (item: Item) => textOf(item[namedBy])
  const has = (items: Item[], name: string) => items.some((item) => named(item) === name)
  const gone = old.filter((item) => !has(now, named(item)))
  const fresh = now.filter((item) => !has(old, named(item)))
  const renamed = Math.min(gone.length, fresh.length)
  const changed = now.flatMap((item) => {
    const before = old.find((other) => named(other) === named(item))
    return before ? fieldDifferences(named(item), fields, before, item) : []
  })
  const differences: TextDifference[] = [
    ...changed,
    ...gone
      .slice(0, renamed)
      .flatMap((item, at) => fieldDifferences(named(item), fields, item, fresh[at] ?? item)),
    ...gone
      .slice(renamed)
      .map((item) => ({ label, missing: 'after' as const, before: named(item), after: '' })),
    ...fresh
      .slice(renamed)
      .map((item) => ({ label, missing: 'before' as const, before: '', after: named(item) })),
  ]
  return differences.length > 0 ? differences : order(old.map(named), now.map(named))
}

function order(old: string[], now: string[]): TextDifference[] {
  const [before, after] = [old.join(', '), now.join(', ')]
  return before === after ? [] : [{ label: 'Order', ...excerpts(before, after) }]
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))
