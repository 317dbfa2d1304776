import { href } from 'react-router'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { CsvExport } from '../table-import/csv-export.tsx'
import type { Route } from './+types/roads'
import { CalendarForm } from './calendar-form.tsx'
import { CalendarList } from './calendar-list.tsx'
import { ConditionForm } from './condition-form.tsx'
import { ConditionList } from './condition-list.tsx'
import { loadRoads } from './load-roads.ts'
import { RoadImports } from './road-imports.tsx'

export const ErrorBoundary = Failure

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadRoads(request)

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
