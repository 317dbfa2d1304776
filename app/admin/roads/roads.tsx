import { href } from 'react-router'
import type { WireCalendarEntry } from '#server/api/conditions/calendar-routes.ts'
import type { WireCondition, WireConditionImport } from '#server/api/conditions/condition-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read } from '../api/guard.ts'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { CsvExport } from '../table-import/csv-export.tsx'
import { TableImport } from '../table-import/table-import.tsx'
import type { Route } from './+types/roads'
import { CalendarForm } from './calendar-form.tsx'
import { CalendarList } from './calendar-list.tsx'
import { ConditionForm } from './condition-form.tsx'
import { ConditionList } from './condition-list.tsx'

export const ErrorBoundary = Failure

/** What failed to load is undefined. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams
  const [conditions, calendar] = await Promise.all([
    read<WireList<WireCondition>>(request, '/conditions/entries'),
    read<WireList<WireCalendarEntry>>(request, '/calendar'),
  ])
  const [asked, askedEntry] = [search.get('edit'), search.get('entry')]
  const [items, entries] = [conditions.data?.$values, calendar.data?.$values]
  return {
    items,
    entries,
    ...{ asked, edited: items?.find(({ id }) => String(id) === asked) },
    ...{ askedEntry, editedEntry: entries?.find(({ id }) => String(id) === askedEntry) },
  }
}

/** Conditions of roads and places, and the yearly calendar. */
export default function Roads({ loaderData }: Route.ComponentProps) {
  const { items, entries, asked, edited, askedEntry, editedEntry } = loaderData
  return (
    <ScreenFrame title="Roads">
      <p className="max-w-prose text-ink-muted">
        Visitors read it at{' '}
        <a href={href('/roads')} className="underline">
          /roads
        </a>
        . Past its hour nothing is shown as open.
      </p>
      <Panel heading="How they are now">
        <div className="space-y-3">
          <ConditionList items={items} />
          <CsvExport path="/conditions/export" name="conditions" />
        </div>
      </Panel>
      <ConditionForm key={`condition ${asked}`} edited={edited} />
      <Panel heading="Yearly calendar">
        <div className="space-y-3">
          <CalendarList entries={entries} />
          <CsvExport path="/calendar/export" name="calendar" />
        </div>
      </Panel>
      <CalendarForm key={`entry ${askedEntry}`} edited={editedEntry} />
      <RoadImports />
    </ScreenFrame>
  )
}

type Row = WireConditionImport['$values'][number]

const maxBytes = 500_000

/** Imports; accepts the files of “Export CSV”. */
const RoadImports = () => (
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
