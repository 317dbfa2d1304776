import type { WireCostImport } from '#server/api/local-costs/local-cost-routes.ts'
import { TableImport } from '../table-import/table-import.tsx'

type Row = WireCostImport['$values'][number]

/** Imports local costs; accepts the file of “Export CSV”. */
export const CostImport = () => (
  <TableImport<Row>
    id="cost-import"
    plural="local costs"
    nouns={['local cost', 'local costs']}
    label="Table of local costs"
    hint="The first row names the columns: Place, What is paid for, Lowest amount, and any others of an export. Cells pasted from a spreadsheet work too."
    path="/local-costs/import"
    maxBytes={3_000_000}
  >
    {({ place, what }) => `${what}, ${place}`}
  </TableImport>
)
