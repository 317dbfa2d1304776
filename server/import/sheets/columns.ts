import { categoryField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { listingNames, secondCategory } from '../../wire/names.ts'
import { looseKey } from './loose-key.ts'
import { suggestion } from './nearest.ts'

/** A column of a sheet. */
export interface Column {
  /** The field's own name. */
  name: string
  /** As the sheet writes it. */
  heading: string
  list: boolean
}

/** What a body may carry and a sheet has no use for. */
const inner = ['version', 'alts']

/** The columns of a sheet of a kind. Throws an Error of a line for each heading that is no field. */
export function columnsOf(heading: string[], kind: KindName): Column[] {
  const names = listingNames(kind)
  const [namesFirst, labelsFirst] = headingMaps(kind)
  const byName = readHeading(heading, kind, namesFirst)
  const byLabel = readHeading(heading, kind, labelsFirst)
  const { found, mistakes } =
    byName.mistakes.length > 0 && byLabel.mistakes.length === 0 ? byLabel : byName
  if (mistakes.length > 0) {
    throw new Error([...mistakes, `The fields: ${fieldNames(kind).join(', ')}.`].join('\n'))
  }
  return found.map((name = '', index) => ({
    name,
    heading: heading[index] ?? '',
    list: names[name] === 'list' || names[name] === 'listings',
  }))
}

function readHeading(heading: string[], kind: KindName, known: Headings) {
  const found = heading.map((title) => known.get(looseKey(title)))
  const mistakes = heading.flatMap((title, index) => mistakeOf(title, index, { kind, found }))
  return { found, mistakes }
}

interface Found {
  kind: KindName
  found: (string | undefined)[]
}

function mistakeOf(title: string, index: number, { kind, found }: Found): string[] {
  const name = found[index]
  if (title === '') return [`Column ${index + 1} has no heading.`]
  if (!name) {
    const { noun, fields } = kindOf(kind)
    const labels = Object.values(fields).map(({ label }) => label)
    const meant = suggestion(title, [...fieldNames(kind), ...labels])
    return [`Column ‘${title}’: a ${noun} has no such field.${meant}`]
  }
  const first = found.indexOf(name)
  return first < index
    ? [`Columns ${first + 1} and ${index + 1} are the same field, ‘${title}’.`]
    : []
}

/** The names that a sheet may use, as messages list them. */
const fieldNames = (kind: KindName) => [
  ...Object.keys(listingNames(kind)).filter((name) => ![...inner, 'images'].includes(name)),
  'pictures',
]

type Headings = Map<string, string>

/**
 * Fields by every heading they may stand under: the API's names, and the labels of the back office's
 * form. In the first map a name wins over another field's label, in the second the label does.
 */
function headingMaps(kind: KindName): [Headings, Headings] {
  const { fields, categories } = kindOf(kind)
  const category = categoryField(kindOf(kind))
  const names = Object.keys(listingNames(kind))
    .filter((name) => ![...inner, category, secondCategory].includes(name))
    .map((name) => [name, name] as const)
  const labels = Object.entries(fields).map(([name, { label }]) => [label, name] as const)
  const others = [
    ...['pictures', 'picture', 'photos', 'photo', 'image'].map(
      (title) => [title, 'images'] as const,
    ),
    ...(Object.keys(categories).length > 0 ? [category, secondCategory] : []).map(
      (title) => [title, category] as const,
    ),
  ]
  const mapOf = (all: (readonly [string, string])[]) =>
    new Map(all.map(([title, name]) => [looseKey(title), name]))
  return [mapOf([...labels, ...names, ...others]), mapOf([...names, ...labels, ...others])]
}
