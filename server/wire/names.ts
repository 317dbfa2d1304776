import type { Field, Fields } from '#catalogue/field.ts'
import { categoryField, ownerField } from '#catalogue/kind.ts'
import { type KindName, kindOf, type PartName, partOf } from '#catalogue/kinds.ts'
import { readNumberField, readRupeesField } from '#catalogue/number.ts'

type Control = Field['control']

/** The internal names of a body's fields, and how the text of each is read. */
export type Names = Record<string, Control | 'places'>

const ofFields = (fields: Fields): Names =>
  Object.fromEntries(Object.entries(fields).map(([name, { control }]) => [name, control]))

/** A second documented name of a travel package's category. */
export const secondCategory = 'category'

export function listingNames(kind: KindName): Names {
  const alias = kindOf(kind).priceAlias
  return {
    ...ofFields(kindOf(kind).fields),
    [categoryField(kindOf(kind))]: 'number',
    [secondCategory]: 'number',
    ...(alias && { [alias]: 'rupees' as const }),
    ...{ status: 'line', position: 'number', version: 'number', images: 'list', alts: 'places' },
  }
}

export function partNames(name: PartName): Names {
  const { fields, pictures } = partOf(name)
  return {
    id: 'number',
    ...ofFields(fields),
    [ownerField(kindOf(name.kind))]: 'number',
    ...(pictures !== 'none' && { images: 'list' as const, alts: 'places' as const }),
    version: 'number',
  }
}

/** A name and its value as sent in a body: lists come as several entries, or as `Inclusions[0]`. */
export type Pair = [name: string, value: unknown]

/**
 * Converts a body to internal names, ignoring case, and parses texts by field type. Unknown names
 * are dropped. A blank number becomes null; blank lines of a list are dropped unless each line's
 * position matters.
 */
export function readPairs(pairs: Pair[], names: Names): Record<string, unknown> {
  const known = new Map(Object.keys(names).map((name) => [name.toLowerCase(), name]))
  const body: Record<string, unknown> = {}
  const lists: Record<string, { at: number; value: unknown }[]> = {}
  for (const [sent, value] of pairs) {
    const { base, at } = splitName(sent)
    const name = known.get(base.toLowerCase())
    if (!name) continue
    if (isList(names[name])) {
      lists[name] ??= []
      lists[name].push({ at: at ?? lists[name].length, value })
    } else {
      body[name] = readText(value, names[name])
    }
  }
  for (const [name, items] of Object.entries(lists)) {
    const lines = items.sort((a, b) => a.at - b.at).flatMap(({ value }) => value)
    const isBlank = (line: unknown) => typeof line === 'string' && line.trim() === ''
    const filled = names[name] === 'places' ? lines : lines.filter((line) => !isBlank(line))
    body[name] =
      names[name] === 'listings' ? filled.map((each) => readText(each, 'number')) : filled
  }
  return body
}

const isList = (control?: Names[string]) =>
  control === 'list' || control === 'listings' || control === 'places'

function splitName(sent: string) {
  const [, base = sent, at] = /^(.*?)(?:\[(\d*)\])?$/.exec(sent) ?? []
  return { base, at: at ? Number(at) : undefined }
}

const switches: Record<string, boolean> = {
  ...{ true: true, on: true, yes: true, 1: true },
  ...{ false: false, off: false, no: false, 0: false, '': false },
}

/** The value of a text for the field. */
function readText(value: unknown, control: Names[string] | undefined): unknown {
  if (typeof value !== 'string') return value
  if (control === 'switch') return switches[value.trim().toLowerCase()] ?? value
  if (control === 'rupees') return readRupeesField(value)
  return control === 'number' ? readNumberField(value) : value
}
