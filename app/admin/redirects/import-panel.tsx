import type { WireRedirectImport } from '#server/api/redirects/redirect-import-routes.ts'
import { TableImport } from '../table-import/table-import.tsx'
import { readable } from './readable.ts'

type Row = WireRedirectImport['$values'][number]

/** Imports redirects. */
export const ImportPanel = () => (
  <TableImport<Row>
    id="redirect-import"
    plural="redirects"
    nouns={['redirect', 'redirects']}
    label="Old and new addresses"
    hint="One per row: the old address, a comma, the new one. Cells pasted from a spreadsheet work too."
    path="/Redirect/import"
    maxBytes={7_000_000}
  >
    {({ from, to }) => (
      <>
        {readable(from)} <span className="text-ink-muted">leads to</span> {readable(to)}
      </>
    )}
  </TableImport>
)
