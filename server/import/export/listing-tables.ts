import type { Field } from '#catalogue/field.ts'
import { type AnyListing, type KindName, kindOf, type PartRecord } from '#catalogue/kinds.ts'
import { imagePath } from '#catalogue/pictures/image.ts'
import { isOnRequest } from '#catalogue/prices/price.ts'
import type { Database } from '../../db/database.ts'
import type { Listings } from '../../listings/listings.ts'
import type { Table } from '../../tables/table.ts'
import { keysOf, ownKey } from '../keys.ts'
import { kindSheet, partSheet } from '../sheets/sheet-target.ts'

type CompleteListing = AnyListing & { parts: object }

interface Source {
  database: Pick<Database, 'db'>
  listings: Pick<Listings, 'every' | 'titlesOf'>
}

type Column<R> = [heading: string, cell: (record: R) => unknown]

/** The sheets of a kind in the import's format: its listings in the order of an import, and each type of part. */
export async function listingTables(source: Source, kind: KindName): Promise<Table[]> {
  const listings: CompleteListing[] = await source.listings.every(kind)
  const keys = await keysOf(source.database.db, kind)
  const keyOf = ({ id }: Pick<AnyListing, 'id'>) => keys.get(id) ?? ownKey(id)
  const titles = await titlesIn(source, kind, listings)
  const columns = listingColumns(kind, keyOf, titles)
  return [
    { name: kindSheet(kind), rows: rowsOf(columns, listings) },
    ...Object.keys(kindOf(kind).parts).map((part) => partTable(kind, part, { listings, keyOf })),
  ]
}

type TitleOf = (id: number) => string

/** The titles of all linked listings. */
async function titlesIn({ listings }: Source, kind: KindName, all: AnyListing[]): Promise<TitleOf> {
  const names = fieldsOf(kind).filter(([, { control }]) => control === 'listings')
  const ids = all.flatMap((listing) => names.flatMap(([name]) => idsIn(listing, name)))
  const found = await listings.titlesOf([...new Set(ids)])
  const titles = new Map(found.map(({ id, title }) => [id, title]))
  return (id) => titles.get(id) ?? ''
}

const fieldsOf = (kind: KindName) => Object.entries<Field>(kindOf(kind).fields)

const valueIn = (record: object, name: string): unknown =>
  Object.entries(record).find(([each]) => each === name)?.[1]

function idsIn(listing: AnyListing, name: string): number[] {
  const value = valueIn(listing, name)
  return Array.isArray(value) ? value : []
}

function listingColumns(
  kind: KindName,
  keyOf: (listing: AnyListing) => string,
  titleOf: TitleOf,
): Column<CompleteListing>[] {
  const { categories } = kindOf(kind)
  const hasCategories = Object.keys(categories).length > 0
  return [
    ['ID', keyOf],
    ...fieldsOf(kind)
      // Implied by the price.
      .filter(([name]) => name !== 'priceOnRequest')
      .map(([name, field]): Column<CompleteListing> => [field.label, cellOf(name, field, titleOf)]),
    ...(hasCategories
      ? [
          [
            'Category',
            ({ categoryId }) => categories[categoryId ?? 0],
          ] satisfies Column<CompleteListing>,
        ]
      : []),
    ['Status', ({ status }) => status],
    ['Position', ({ position }) => position],
    ['Pictures', ({ images }) => images.map(imagePath).join('\n')],
  ]
}

/** A value in the import's format: lists one item per line, links as titles. */
function cellOf(name: string, { control }: Field, titleOf: TitleOf) {
  return (listing: AnyListing) => {
    if (control === 'listings') return idsIn(listing, name).map(titleOf).filter(Boolean).join('\n')
    if (name === 'price' && isOnRequest(listing)) return 'On request'
    return plain(valueIn(listing, name))
  }
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
}

interface Owners {
  listings: CompleteListing[]
  keyOf: (listing: AnyListing) => string
}

function partTable(kind: KindName, part: string, { listings, keyOf }: Owners): Table {
  const { noun, parts } = kindOf(kind)
  const { fields = {}, pictures = 'none' } = parts[part] ?? {}
  const columns: Column<{ key: string; record: PartRecord }>[] = [
    [`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`, ({ key }) => key],
    ...Object.entries<Field>(fields).map(([name, { label }]): (typeof columns)[number] => [
      label,
      ({ record }) => plain(record[name]),
    ]),
  ]
  if (pictures !== 'none') {
    columns.push(['Pictures', ({ record }) => record.images.map(imagePath).join('\n')])
  }
  const records = listings.flatMap((listing) => {
    const lists: Record<string, PartRecord[]> = { ...listing.parts }
    return (lists[part] ?? []).map((record) => ({ key: keyOf(listing), record }))
  })
  return { name: partSheet({ kind, part }), rows: rowsOf(columns, records) }
}

const rowsOf = <R>(columns: Column<R>[], records: R[]): string[][] => [
  columns.map(([heading]) => heading),
  ...records.map((record) => columns.map(([, cell]) => String(cell(record) ?? ''))),
]
