import type { Selectable } from 'kysely'
import type { Fields } from '#catalogue/field.ts'
import { isSold, type Kind } from '#catalogue/kind.ts'
import { type KindName, kindOf, type Listing, type PartRecord } from '#catalogue/kinds.ts'
import { inOrder, type Part } from '#catalogue/part.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { isOnRequest } from '#catalogue/prices/price.ts'
import type { Tables } from '../../db/tables.ts'

export type ListingRow = Omit<Selectable<Tables['listings']>, 'titleKey' | 'searchRow'>
/** All columns except those that PostgreSQL needs for searches. */
export const listingColumns = [
  ...(['id', 'kind', 'categoryId', 'title', 'price', 'oldPrice', 'status', 'position'] as const),
  ...(['version', 'details', 'createdAt', 'updatedAt', 'deletedAt'] as const),
]

type PartRow = Selectable<Tables['parts']>
type ImageRow = Selectable<Tables['images']>

/**
 * Fields stored in, or derived from, columns; a listing's other fields and all fields of a part are
 * in `details`.
 */
const columns = ['title', 'price', 'oldPrice', 'priceOnRequest']

/** The values without a column, as stored JSON. */
export function toDetails(fields: Fields, values: object): string {
  const known = Object.entries(values).filter(([name]) => name in fields)
  return JSON.stringify(Object.fromEntries(known))
}

export function toListingDetails(kind: Kind, values: object): string {
  const { fields } = kind
  const others = Object.entries(fields).filter(([name]) => !columns.includes(name))
  return toDetails(Object.fromEntries(others), values)
}

/** Reads `details`, and fills fields that did not exist when the row was stored. */
function fromDetails(fields: Fields, details: string): Record<string, unknown> {
  const stored: Record<string, unknown> = JSON.parse(details)
  const values: Record<string, unknown> = {}
  for (const name in fields) values[name] = stored[name] ?? fields[name]?.empty
  return values
}

/** A picture without its own text is described by its owner's title. */
const toImage =
  (title: unknown) =>
  ({ id, folder, name, width, height, blur, alt }: ImageRow): Image => {
    return { id, folder, name, width, height, blur, alt: alt || String(title ?? '') }
  }

export function toListing<K extends KindName>(
  name: K,
  row: ListingRow,
  partRows: PartRow[] = [],
  imageRows: ImageRow[] = [],
): Listing<K> {
  const kind = kindOf(name)
  const { details, deletedAt, ...stored } = row
  const parts = Object.entries(kind.parts).map(([partName, part]) => [
    partName,
    toParts(partName, part, partRows, imageRows),
  ])
  // The kind's schema checked these details when they were written.
  return {
    ...fromDetails(kind.fields, details),
    ...stored,
    priceOnRequest: isSold(kind) && isOnRequest(row),
    images: imageRows.filter((image) => image.partId === null).map(toImage(row.title)),
    parts: Object.fromEntries(parts),
  } as unknown as Listing<K>
}

function toParts(name: string, part: Part, rows: PartRow[], images: ImageRow[]): PartRecord[] {
  const own = rows.filter((row) => row.part === name)
  return inOrder(
    part,
    own.map((row) => toPart(part, row, images)),
  )
}

export function toPart(part: Part, row: PartRow, images: ImageRow[]): PartRecord {
  const { details, part: _name, ...stored } = row
  const values = fromDetails(part.fields, details)
  const title = values.title ?? values.name
  return {
    ...values,
    ...stored,
    images: images.filter((image) => image.partId === row.id).map(toImage(title)),
  }
}
