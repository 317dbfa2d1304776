import { writtenDay } from '#catalogue/imports/written-day.ts'
import { ambiguity, plainPrice } from '#catalogue/imports/written-price.ts'
import { localCostFields, maxLocalCosts } from '#catalogue/local-costs/local-cost.ts'
import { yearlyDayText } from '#catalogue/local-costs/season.ts'
import { readNumberField } from '#catalogue/number.ts'
import type { HeadedTable } from '../tables/headed-table.ts'
import { withoutApostrophe } from '../tables/write-cells.ts'

/** Local costs as a table, with the title of the place. */
export const costSheet: HeadedTable = {
  plural: 'local costs',
  headings: {
    place: 'Place',
    what: localCostFields.what.label,
    unit: 'Unit',
    low: localCostFields.low.label,
    high: localCostFields.high.label,
    paidTo: localCostFields.paidTo.label,
    source: localCostFields.source.label,
    checkedOn: localCostFields.checkedOn.label,
    seasonFrom: localCostFields.seasonFrom.label,
    seasonTo: localCostFields.seasonTo.label,
    note: localCostFields.note.label,
    isSample: 'Sample',
  },
  needed: ['place', 'what', 'low'],
  maxRows: maxLocalCosts,
  readCell,
  problemOf: (name, cell) => (isAmount(name) ? ambiguity(cell) : undefined),
  // A spreadsheet takes `05-01` for a day of January.
  writeCell: (name, value) => (isSeason(name) && value ? yearlyDayText(`${value}`) : value),
}

const isAmount = (name: string) => name === 'low' || name === 'high'
const isSeason = (name: string) => name === 'seasonFrom' || name === 'seasonTo'

function readCell(name: string, cell: string): unknown {
  if (isAmount(name)) return readNumberField(plainPrice(cell))
  if (name === 'checkedOn') return writtenDay(cell) ?? cell
  if (name === 'isSample') return /^(yes|true|1)$/i.test(cell)
  if (name === 'unit') return cell.toLowerCase() || undefined
  return withoutApostrophe(cell)
}
