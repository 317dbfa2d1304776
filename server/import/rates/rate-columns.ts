import { occupancyLabels, rateFields, rateLabels } from '#catalogue/rates/rate.ts'
import { supplierFields, supplierLabels } from '#catalogue/rates/supplier.ts'
import { looseKey } from '../sheets/loose-key.ts'
import type { SheetFields } from '../sheets/sheet-fields.ts'

/** The columns of a sheet of rates by field, with the headings of an export. */
export const rateHeadings: Record<string, string> = {
  supplier: 'Supplier',
  kind: supplierLabels.kind ?? '',
  place: supplierFields.place.label,
  item: rateFields.item.label,
  season: rateFields.season.label,
  from: rateFields.from.label,
  to: rateFields.to.label,
  plan: rateLabels.plan ?? '',
  ...occupancyLabels,
  price: rateLabels.price ?? '',
  unit: rateLabels.unit ?? '',
}

/** Required to identify a rate. */
export const neededColumns = ['supplier', 'item', 'from', 'to']

/** Alternative headings. */
const others: Record<string, string[]> = {
  supplier: ['supplier name', 'vendor', 'name', 'hotel', 'hotel name'],
  kind: ['type', 'supplier type'],
  place: ['city', 'location', 'destination'],
  item: ['room', 'room type', 'room category', 'service', 'vehicle'],
  season: ['season name', 'period'],
  from: ['valid from', 'from date', 'start', 'start date'],
  to: ['till', 'until', 'valid to', 'valid till', 'to date', 'end', 'end date'],
  plan: ['plan', 'meals'],
  double: ['dbl', 'double room', 'double price'],
  single: ['sgl', 'single room', 'single price'],
  extraAdult: ['extra bed', 'extra person', 'eb'],
  childWithBed: ['cwb', 'child bed'],
  childWithoutBed: ['cwob', 'cnb', 'child no bed'],
  price: ['rate', 'cost', 'amount'],
  unit: ['per'],
}

const names = Object.keys(rateHeadings)

const titlesOf = (name: string) => [name, rateHeadings[name] ?? '', ...(others[name] ?? [])]

const byTitle = new Map(
  names.flatMap((name) => titlesOf(name).map((title) => [looseKey(title), name] as const)),
)

export const rateColumns: SheetFields = {
  noun: 'rate',
  shown: Object.values(rateHeadings),
  names: Object.values(rateHeadings),
  lists: new Set(),
  headings: [byTitle, byTitle],
}
