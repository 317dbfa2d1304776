import { useSearchParams } from 'react-router'
import { seasonText } from '#catalogue/local-costs/season.ts'
import type { WireCalendarEntry } from '#server/api/conditions/calendar-routes.ts'
import { EntryButtons } from '../record-form/entry-buttons.tsx'
import { changedSearch } from '../search/changed-search.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import { useChange } from '../use-change.ts'

/** Yearly entries, sorted by their first day in the year. */
export function CalendarList({ entries }: { entries?: WireCalendarEntry[] }) {
  const { change, notice, ask, dialog } = useChange()

  async function remove({ id, title }: WireCalendarEntry) {
    const question = 'Are you sure you want to delete this from the calendar?'
    if (!(await ask({ question, about: title, verb: 'Delete' }))) return
    await change('DELETE', `/calendar/${id}`, 'Deleted successfully!')
  }
  if (!entries) {
    return <LoadFailure>The calendar could not be loaded. Please try again.</LoadFailure>
  }
  return (
    <>
      {notice}
      {entries.length === 0 && <p className="p-6 text-center">The calendar is empty.</p>}
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} onRemove={() => remove(entry)} />
        ))}
      </ul>
      {dialog}
    </>
  )
}

interface RowProps {
  entry: WireCalendarEntry
  onRemove: () => void
}

function EntryRow({ entry, onRemove }: RowProps) {
  const [search] = useSearchParams()
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere">
          <span className="font-semibold">{entry.title}</span>{' '}
          <span className="text-ink-muted">{entry.place}</span>
        </p>
        <p className="text-sm">{seasonText({ seasonFrom: entry.from, seasonTo: entry.to })}</p>
        {entry.note && <p className="text-sm wrap-anywhere text-ink-muted">{entry.note}</p>}
      </div>
      <div className="flex items-center">
        <EntryButtons
          name={entry.title}
          edit={`${changedSearch(search, { entry: String(entry.id), edit: undefined })}#entry-form`}
          onRemove={onRemove}
        />
      </div>
    </li>
  )
}
