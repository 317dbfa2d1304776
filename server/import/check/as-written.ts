import { writtenDay } from '#catalogue/imports/written-day.ts'
import { isOnRequest, plainPrice } from '#catalogue/imports/written-price.ts'
import { categoryField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { fromHtml } from '#catalogue/texts/from-html.ts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import type { Names } from '../../wire/names.ts'
import { looseKey } from '../sheets/loose-key.ts'
import { unwrap } from '../sheets/record.ts'

/**
 * Converts a record to an API body: prices with symbols and words, pasted HTML, categories and
 * states by name in any case. Null means no value.
 */
export function toBody(value: Record<string, unknown>, names: Names): [string, unknown][] {
  const controls = new Map(Object.entries(names).map(([name, it]) => [name.toLowerCase(), it]))
  return Object.entries(value)
    .filter(([, each]) => each !== null)
    .flatMap(([name, each]) => entries(name, unwrap(each), controls.get(name.toLowerCase())))
}

function entries(name: string, value: unknown, control?: Names[string]): [string, unknown][] {
  if (Array.isArray(value)) return [[name, value.map(plain)]]
  if (typeof value !== 'string') return [[name, value]]
  if (name.toLowerCase() === 'status') return [[name, value.trim().toLowerCase()]]
  if (control === 'day') return [[name, writtenDay(value) ?? value]]
  if (control === 'line') return [[name, lineOf(value)]]
  if (control !== 'rupees') return [[name, plain(value)]]
  return isOnRequest(value)
    ? [
        [name, '0'],
        ['priceOnRequest', 'true'],
      ]
    : [[name, plainPrice(value)]]
}

const plain = (value: unknown) => (typeof value === 'string' ? fromHtml(value) : value)

/** A title or address has no Markdown. */
function lineOf(value: string): string {
  const text = fromHtml(value)
  return text === value ? value : withoutMarks(text)
}

/** The category's id, if it is given by name. */
export function categoryOf(kind: KindName, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const named = Object.entries(kindOf(kind).categories).find(
    ([, name]) => looseKey(name) === looseKey(value),
  )
  return named ? Number(named[0]) : value
}

/** The allowed categories, in words. */
export function categoryRule(kind: KindName): string {
  const all = Object.entries(kindOf(kind).categories).map(([id, name]) => `${name} (${id})`)
  return `Category must be one of ${all.join(', ')}.`
}

export const isCategory = (kind: KindName, field: string) => field === categoryField(kindOf(kind))
