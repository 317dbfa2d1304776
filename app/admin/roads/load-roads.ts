import type { WireCalendarEntry } from '#server/api/conditions/calendar-routes.ts'
import type { WireCondition } from '#server/api/conditions/condition-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read } from '../api/guard.ts'

/** The screen's data; what failed to load is undefined. */
export async function loadRoads(request: Request) {
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
