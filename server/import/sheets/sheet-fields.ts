import type { Fields } from '#catalogue/field.ts'
import { categoryField, ownerField } from '#catalogue/kind.ts'
import { type KindName, kindOf, type PartName, partOf } from '#catalogue/kinds.ts'
import { upperFirst } from '#catalogue/noun.ts'
import { listingNames, type Names, partNames, secondCategory } from '../../wire/names.ts'
import { looseKey } from './loose-key.ts'

/** The possible columns of a sheet. */
export interface SheetFields {
  /** The noun of a row, for messages: 'hotel'. */
  noun: string
  /** The allowed headings, as listed in messages. */
  shown: string[]
  /** All names and labels, as candidates for suggestions. */
  names: string[]
  lists: Set<string>
  /**
   * Fields by every allowed heading: the API's names and the labels of forms. In the first map a
   * name wins over another field's label, in the second the label wins.
   */
  headings: [Headings, Headings]
}

export type Headings = Map<string, string>

/** The columns for the sender's ID of a row, and for the owner of a part. */
export const [keyColumn, ownerColumn] = ['externalId', 'owner']

/** Fields of a body that sheets don't use. */
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
  // ‘Hotel Address’ may be ‘Address’ in a sheet of hotels.
  const short = labels
    .filter(([label]) => label.toLowerCase().startsWith(`${noun.toLowerCase()} `))
    .map(([label, name]) => [label.slice(noun.length + 1), name] as const)
  // Of two with the same label the first one gets it.
  const mapOf = (all: (readonly [string, string])[]) =>
    new Map(all.map(([title, name]) => [looseKey(title), name] as const).reverse())
  return {
    noun,
    shown: [
      ...own.map((name) => fields[name]?.label ?? upperFirst(name)),
      ...new Set(others.map(([title, name]) => shownName(title, name))),
    ],
    names: [...labels.map(([label]) => label), ...own],
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
