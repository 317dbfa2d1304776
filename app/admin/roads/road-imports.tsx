import type { WireConditionImport } from '#server/api/conditions/condition-routes.ts'
import { TableImport } from '../table-import/table-import.tsx'

type Row = WireConditionImport['$values'][number]

const maxBytes = 500_000

/** Imports; accepts the files of “Export CSV”. */
export const RoadImports = () => (
  <>
    <TableImport<Row>
      id="roads-import"
      plural="roads and places"
      nouns={['road or place', 'roads and places']}
      label="Table of roads and places"
      hint="The first row names the columns: Name, and any others of an export."
      path="/conditions/import"
      maxBytes={maxBytes}
    >
      {({ title }) => title}
    </TableImport>
    <TableImport<Row>
      id="calendar-import"
      plural="the calendar"
      nouns={['yearly event', 'yearly events']}
      label="Table of the calendar"
      hint="The first row names the columns: What, Usually begins, Usually ends, and any others of an export."
      path="/calendar/import"
      maxBytes={maxBytes}
    >
      {({ title }) => title}
    </TableImport>
  </>
)
