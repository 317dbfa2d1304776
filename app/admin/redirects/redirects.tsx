import { redirectPageSize } from '#catalogue/redirect.ts'
import type { WireMissedAddress } from '#server/api/redirects/redirect-import-routes.ts'
import type { WireRedirect } from '#server/api/redirects/redirect-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { readList, readOrThrow, requireToken } from '../api/guard.ts'
import { readPage } from '../read-page.ts'
import { useNarrowing } from '../search/use-narrowing.ts'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { useConfirm } from '../ui/confirm.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { NoData } from '../ui/no-data.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { useChange } from '../use-change.ts'
import type { Route } from './+types/redirects'
import { ImportPanel } from './import-panel.tsx'
import { MissedList } from './missed-list.tsx'
import { RedirectForm } from './redirect-form.tsx'
import { RedirectRow } from './redirect-row.tsx'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const search = new URL(request.url).searchParams
  const [page, q] = [readPage(search), search.get('q') ?? '']
  const asked = new URLSearchParams({ page: String(page), ...(q && { q }) })
  const missed = await readOrThrow<WireList<WireMissedAddress>>(request, '/Redirect/missed')
  const list = await readList<WireRedirect>(request, `/Redirect?${asked}`)
  const items = list.data?.$values
  return {
    ...{ items, page, q, missed: missed.$values },
    total: Number(list.headers?.get('X-Total-Count') ?? 0),
    ...editedIn(items, search.get('edit')),
    from: search.get('from') ?? '',
    to: search.get('to') ?? '',
  }
}

/** The redirect to change, and the URL’s name of it. */
const editedIn = (items?: WireRedirect[], asked: string | null = null) => ({
  asked,
  edited: items?.find(({ id }) => String(id) === asked),
})

const question = 'Are you sure you want to delete this redirect?'

/** Redirects, and addresses that were not found. */
export default function Redirects({ loaderData }: Route.ComponentProps) {
  const { items, page, total, q, missed, asked, edited, from, to } = loaderData
  const { change, notice } = useChange()
  const { ask, dialog } = useConfirm()
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
        {!items && <LoadFailure>The redirects could not be loaded. Please try again.</LoadFailure>}
        {items?.length === 0 && (
          <NoData>{q ? 'No redirects match.' : 'Add one above, or import many below.'}</NoData>
        )}
        {items && items.length > 0 && <Found {...{ items, page, total }} onRemove={remove} />}
      </Panel>
      <ImportPanel />
      {dialog}
    </ScreenFrame>
  )
}

interface FoundProps {
  items: WireRedirect[]
  page: number
  total: number
  onRemove: (redirect: WireRedirect) => unknown
}

const Found = ({ items, page, total, onRemove }: FoundProps) => (
  <>
    <ul className="mt-3">
      {items.map((redirect) => (
        <RedirectRow key={redirect.id} redirect={redirect} onRemove={() => onRemove(redirect)} />
      ))}
    </ul>
    <Pagination page={page} pageSize={redirectPageSize} total={total} />
  </>
)
