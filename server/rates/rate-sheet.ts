import { occupancies } from '#catalogue/quotes/line.ts'
import { occupancyLabels, rateFields, rateLabels } from '#catalogue/rates/rate.ts'
import { supplierFields, supplierLabels } from '#catalogue/rates/supplier.ts'
import { writeCells } from '../tables/write-cells.ts'
import type { everySupplier } from './stored-suppliers.ts'

const { item, season, from, to } = rateFields

const headings = [
  ...['Supplier', supplierLabels.kind, supplierFields.place.label],
  ...[item.label, season.label, from.label, to.label, rateLabels.plan],
  ...occupancies.map((each) => occupancyLabels[each]),
  ...[rateLabels.price, rateLabels.unit],
]

/** The rates of active suppliers as a table for spreadsheets, one row each. */
export function rateSheet(suppliers: Awaited<ReturnType<typeof everySupplier>>): string {
  const rows = suppliers
    .filter(({ archived }) => !archived)
    .flatMap(({ name, kind, place, rates }) =>
      rates.map((rate) => [
        ...[name, kind, place, rate.item, rate.season, rate.from, rate.to, rate.plan ?? ''],
        ...occupancies.map((each) => rate.prices[each] ?? ''),
        ...[rate.price ?? '', rate.unit ?? ''],
      ]),
    )
  return writeCells([headings, ...rows])
}
