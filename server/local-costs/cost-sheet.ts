import { localCostFields, maxLocalCosts } from '#catalogue/local-costs/local-cost.ts'
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
}

function readCell(name: string, cell: string): unknown {
  if (name === 'low' || name === 'high') return readNumberField(cell)
  if (name === 'isSample') return /^(yes|true|1)$/i.test(cell)
  if (name === 'unit') return cell.toLowerCase() || undefined
  return withoutApostrophe(cell)
}
