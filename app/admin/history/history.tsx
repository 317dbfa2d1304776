import { historyPageSize } from '#catalogue/history.ts'
import type { WireAuthor, WireEntry } from '#server/api/operations/history-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { read, readList } from '../api/guard.ts'
import { useComingSearch } from '../search/use-coming-search.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { NoData } from '../ui/no-data.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { useChange } from '../use-change.ts'
import type { Route } from './+types/history'
import { EntryRow } from './entry-row.tsx'
import { HistoryTools } from './history-tools.tsx'
import { nounOf, revertNoteOf } from './words.ts'

export const ErrorBoundary = Failure

const filters = ['kind', 'userId', 'listingId']

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams
  const [list, authors] = await Promise.all([
    readList<WireEntry>(request, '/History', search),
    read<WireList<WireAuthor>>(request, '/History/authors'),
  ])
  return {
    ...list,
    authors: authors.data?.$values ?? [],
    isNarrowed: filters.some((name) => search.get(name)),
  }
}

/** The history of changes, with buttons to restore. */
export default function History({ loaderData }: Route.ComponentProps) {
  const { items, total, page, authors, isNarrowed } = loaderData
  const { revert, notice, dialog } = useRevert()
  const isComing = useComingSearch() !== undefined
  return (
    <ScreenFrame title="History">
      <HistoryTools authors={authors} />
      {notice}
      {!items && <LoadFailure>The history could not be loaded. Please try again.</LoadFailure>}
      {items && (
        <div
          aria-busy={isComing}
          className="overflow-hidden rounded-2xl border border-line bg-surface"
        >
          {items.length === 0 && (
            <NoData>{isNarrowed ? 'No changes match.' : 'Staff changes appear here.'}</NoData>
          )}
          <ol className="@container">
            {items.map((entry) => (
              <EntryRow key={entry.id} entry={entry} onRevert={() => revert(entry)} />
            ))}
          </ol>
          {items.length > 0 && <Pagination page={page} pageSize={historyPageSize} total={total} />}
        </div>
      )}
      {dialog}
    </ScreenFrame>
  )
}

/** Asks, then restores the state before an entry. */
function useRevert() {
  const { change, ask, dialog, notice } = useChange()

  async function revert(entry: WireEntry) {
    const { id, title } = entry
    const asked = { question: questionOf(entry), about: title, note: revertNoteOf(entry) }
    if (!(await ask({ ...asked, verb: 'Restore' }))) return
    await change('POST', `/History/${id}/restoration`, doneText(entry))
  }
  return { revert, dialog, notice }
}

function questionOf(entry: WireEntry): string {
  if (entry.action === 'delete' && entry.kind !== 'Text') return 'Restore it?'
  if (entry.kind === 'Setting') return 'Undo this change to the settings?'
  return `Restore the ${nounOf(entry)} to before this change?`
}

const doneText = ({ kind, title }: WireEntry) =>
  kind === 'Setting' ? 'Settings restored.' : `“${title}” restored.`
