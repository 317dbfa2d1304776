import { categoryField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { listingNames, secondCategory } from '../../api/wire-names.ts'
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
  const known = headingsOf(kind)
  const found = heading.map((title) => known.get(looseKey(title)))
  const mistakes = heading.flatMap((title, index) => mistakeOf(title, index, { kind, found }))
  if (mistakes.length > 0) {
    throw new Error([...mistakes, `The fields: ${fieldNames(kind).join(', ')}.`].join('\n'))
  }
  return found.map((name = '', index) => ({
    name,
    heading: heading[index] ?? '',
    list: names[name] === 'list',
  }))
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

/** Fields by every heading they may stand under: the API's name, or the label of the back office's form. */
function headingsOf(kind: KindName): Map<string, string> {
  const names = Object.keys(listingNames(kind)).filter((name) => !inner.includes(name))
  const labels = Object.entries(kindOf(kind).fields).map(([name, { label }]) => [label, name])
  const others = [
    ...['pictures', 'picture', 'photos', 'photo', 'image'].map((title) => [title, 'images']),
    [secondCategory, names.includes(secondCategory) ? categoryField(kindOf(kind)) : ''],
  ]
  // The API's names come last, so that they win over a label that another field has.
  const all = [...labels, ...names.map((name) => [name, name]), ...others]
  return new Map(
    all.filter(([, name]) => name).map(([title = '', name = '']) => [looseKey(title), name]),
  )
}
