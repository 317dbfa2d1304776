import type { Fields } from '#catalogue/field.ts'
import { categoryField, ownerField } from '#catalogue/kind.ts'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { type PartName, partOf } from '../../listings/parts/part-name.ts'
import { listingNames, type Names, partNames, secondCategory } from '../../wire/names.ts'
import { pascal } from '../../wire/problem.ts'
import { looseKey } from './loose-key.ts'

/** What the columns of a sheet may be. */
export interface SheetFields {
  /** What a row is, for messages: 'hotel'. */
  noun: string
  /** The headings that a sheet may use, as messages list them. */
  shown: string[]
  /** All names and labels of fields, of which one may be meant by another. */
  names: string[]
  lists: Set<string>
  /**
   * Fields by every heading they may stand under: the API's names, and the labels of the back office's
   * form. In the first map a name wins over another field's label, in the second the label does.
   */
  headings: [Headings, Headings]
}

export type Headings = Map<string, string>

/** The column that holds what the sender's own list calls a row by, and that which says whose part a row is. */
export const [keyColumn, ownerColumn] = ['externalId', 'owner']

/** What a body may carry and a sheet has no use for. */
const inner = ['id', 'version', 'alts']
const ofPictures = ['pictures', 'picture', 'photos', 'photo', 'images', 'image', 'icon']
const ofKeys = ['id', 'their id', 'our id', 'external id', 'code', 'reference', 'sku']

export function fieldsOfKind(kind: KindName): SheetFields {
  const { noun, fields, categories } = kindOf(kind)
  const category = categoryField(kindOf(kind))
  const names = listingNames(kind)
  const own = Object.keys(names).filter(
    (name) => ![...inner, 'images', category, secondCategory].includes(name),
  )
  const hasCategories = Object.keys(categories).length > 0
  return fieldsOf(noun, fields, names, own, [
    ...(hasCategories ? [category, secondCategory] : []).map((title) => [title, category] as const),
    ...ofPictures.map((title) => [title, 'images'] as const),
    ...ofKeys.map((title) => [title, keyColumn] as const),
  ])
}

export function fieldsOfPart(name: PartName): SheetFields {
  const { noun, fields, pictures } = partOf(name)
  const kind = kindOf(name.kind)
  const names = partNames(name)
  const owner = ownerField(kind)
  const own = Object.keys(names).filter((each) => ![...inner, 'images', owner].includes(each))
  const owners = [owner, kind.noun, `${kind.noun} id`, `${kind.noun} name`, kind.fields.title.label]
  return fieldsOf(noun, fields, names, own, [
    ...[...owners, `${kind.noun} title`, 'belongs to', ownerColumn].map(
      (title) => [title, ownerColumn] as const,
    ),
    ...(pictures === 'none' ? [] : ofPictures).map((title) => [title, 'images'] as const),
  ])
}

function fieldsOf(
  noun: string,
  fields: Fields,
  kinds: Names,
  own: string[],
  others: (readonly [string, string])[],
): SheetFields {
  const names = own.map((name) => [name, name] as const)
  const labels = Object.entries(fields).map(([name, { label }]) => [label, name] as const)
  // ‘Hotel Address’ may be ‘Address’ among hotels.
  const short = labels
    .filter(([label]) => label.toLowerCase().startsWith(`${noun.toLowerCase()} `))
    .map(([label, name]) => [label.slice(noun.length + 1), name] as const)
  // Of two that are called alike the one that stands first has the name.
  const mapOf = (all: (readonly [string, string])[]) =>
    new Map(all.map(([title, name]) => [looseKey(title), name] as const).reverse())
  return {
    noun,
    shown: [
      ...own.map((name) => fields[name]?.label ?? pascal(name)),
      ...new Set(others.map(([title, name]) => shownName(title, name))),
    ],
    names: [...own, ...labels.map(([label]) => label)],
    lists: new Set(Object.keys(kinds).filter((name) => isList(kinds[name]))),
    headings: [
      mapOf([...names, ...labels, ...others, ...short]),
      mapOf([...labels, ...names, ...others, ...short]),
    ],
  }
}

const isList = (control?: Names[string]) => control === 'list' || control === 'listings'

const shownName = (title: string, name: string) =>
  ({ images: 'Pictures', [keyColumn]: 'ID', [ownerColumn]: 'Belongs to' })[name] ??
  (title === name || title === secondCategory ? 'Category' : title)
