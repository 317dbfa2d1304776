import type { Selectable } from 'kysely'
import type { Fields } from '#catalogue/field.ts'
import { isSold, type Kind } from '#catalogue/kind.ts'
import { type KindName, kindOf, type Listing, type PartRecord } from '#catalogue/kinds.ts'
import { inOrder, type Part } from '#catalogue/part.ts'
import type { Image } from '#catalogue/pictures/image.ts'
import { isOnRequest } from '#catalogue/price.ts'
import type { Tables } from '../../db/tables.ts'

export type ListingRow = Omit<Selectable<Tables['listings']>, 'titleKey' | 'searchRow'>
/** All but what PostgreSQL stores for searches. */
export const listingColumns = [
  ...(['id', 'kind', 'categoryId', 'title', 'price', 'oldPrice', 'status', 'position'] as const),
  ...(['version', 'details', 'createdAt', 'updatedAt', 'deletedAt'] as const),
]

export type PartRow = Selectable<Tables['parts']>
export type ImageRow = Selectable<Tables['images']>

/** The listing's fields that are columns, or follow from one; its others, and all of a part, are stored in `details`. */
const columns = ['title', 'price', 'oldPrice', 'priceOnRequest']

/** The values that have no column of their own, as the text that is stored. */
export function toDetails(fields: Fields, values: object): string {
  const known = Object.entries(values).filter(([name]) => name in fields)
  return JSON.stringify(Object.fromEntries(known))
}

export function toListingDetails(kind: Kind, values: object): string {
  const { fields } = kind
  const others = Object.entries(fields).filter(([name]) => !columns.includes(name))
  return toDetails(Object.fromEntries(others), values)
}

/** The one reader of `details`: fills what a row stored before a field existed lacks. */
function fromDetails(fields: Fields, details: string): Record<string, unknown> {
  const stored: Record<string, unknown> = JSON.parse(details)
  const values: Record<string, unknown> = {}
  for (const name in fields) values[name] = stored[name] ?? fields[name]?.empty
  return values
}

/** One without words of its own is described with the title of what it belongs to. */
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
  // Its schema made these details when they were written, so the kind's fields are there.
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
