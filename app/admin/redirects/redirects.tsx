import { redirectPageSize } from '#catalogue/redirect.ts'
import type {
  WireMissedAddress,
  WireRedirectImport,
} from '#server/api/redirects/redirect-import-routes.ts'
import type { WireRedirect } from '#server/api/redirects/redirect-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { readList, readOrThrow } from '../api/guard.ts'
import { PagedList } from '../search/paged-list.tsx'
import { useNarrowing } from '../search/use-narrowing.ts'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { TableImport } from '../table-import/table-import.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { useChange } from '../use-change.ts'
import type { Route } from './+types/redirects'
import { MissedList } from './missed-list.tsx'
import { readable } from './readable.ts'
import { RedirectForm } from './redirect-form.tsx'
import { RedirectRow } from './redirect-row.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams
  const q = search.get('q') ?? ''
  const missed = await readOrThrow<WireList<WireMissedAddress>>(request, '/Redirect/missed')
  const asked = new URLSearchParams({ ...(q && { q }) })
  const list = await readList<WireRedirect>(request, '/Redirect', asked)
  return {
    ...{ ...list, q, missed: missed.$values },
    ...editedIn(list.items, search.get('edit')),
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
  }
}

/** The redirect to change, and the URL’s name of it. */
const editedIn = (items: WireRedirect[] | undefined, asked: string | null) => ({
  asked,
  edited: items?.find(({ id }) => String(id) === asked),
})

const question = 'Are you sure you want to delete this redirect?'

/** Redirects, and addresses that were not found. */
export default function Redirects({ loaderData }: Route.ComponentProps) {
  const { q, missed, asked, edited, from, to } = loaderData
  const { change, notice, ask, dialog } = useChange()
  const { narrow } = useNarrowing()

  async function remove({ id, from }: WireRedirect) {
    if (!(await ask({ question, about: from, verb: 'Delete' }))) return
    await change('DELETE', `/Redirect/${id}`, 'Redirect deleted successfully!')
  }
  const dismiss = (path: string) =>
    change('DELETE', `/Redirect/missed?path=${encodeURIComponent(path)}`, 'Removed from the list.')
  return (
    <ScreenFrame title="Redirects">
      <p className="max-w-prose text-ink-muted">
        Send old addresses to current pages, so that visitors and search engines find them. A
        redirect applies only where this site has no page of its own.
      </p>
      {notice}
      <RedirectForm key={asked ?? `${from} ${to}`} edited={edited} from={from} to={to} />
      <MissedList missed={missed} onDismiss={dismiss} />
      <Panel heading="Existing redirects">
        <div className="flex">
          <SearchBox
            q={q}
            onSearch={(q) => narrow({ q, edit: undefined, from: undefined, to: undefined })}
          />
        </div>
        <PagedList
          {...loaderData}
          pageSize={redirectPageSize}
          plural="redirects"
          empty={q ? 'No redirects match.' : 'Add one above, or import many below.'}
        >
          {(items) => (
            <ul className="mt-3">
              {items.map((each) => (
                <RedirectRow key={each.id} redirect={each} onRemove={() => remove(each)} />
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
      <ImportPanel />
      {dialog}
    </ScreenFrame>
  )
}

type Row = WireRedirectImport['$values'][number]

/** Imports redirects. */
const ImportPanel = () => (
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
