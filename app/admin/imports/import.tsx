import { ArrowLeft } from 'lucide-react'
import { href } from 'react-router'
import { importRowsPageSize } from '#catalogue/imports/import.ts'
import type { WireImport, WireImportRow } from '#server/api/imports/import-answer.ts'
import { readList, readOrThrow } from '../api/guard.ts'
import { momentText } from '../dates.ts'
import { TextLink } from '../links/text-link.tsx'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Pagination } from '../ui/pagination.tsx'
import type { Route } from './+types/import'
import { ImportState } from './import-state.tsx'
import { OutcomeFilter } from './outcome-filter.tsx'
import { RowItem } from './row-item.tsx'
import { useProgress } from './use-progress.ts'
import { fileNames, isWorking } from './words.ts'

export function ErrorBoundary() {
  return (
    <Failure>
      <AllImports />
    </Failure>
  )
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const outcome = new URL(request.url).searchParams.get('outcome') ?? ''
  const path = `/imports/${params.id}`
  const stored = await readOrThrow<WireImport>(request, path)
  const asked = new URLSearchParams({ ...(outcome && { outcome }) })
  const list = isWorking(stored)
    ? undefined
    : await readList<WireImportRow>(request, `${path}/rows`, asked)
  return { stored, list, outcome }
}

/** The effect of an import, row by row. */
export default function Import({ loaderData }: Route.ComponentProps) {
  const { stored, list, outcome } = loaderData
  const now = useProgress(stored)
  return (
    <ScreenFrame title="Import">
      <AllImports />
      <p className="wrap-anywhere">
        <span className="font-semibold">{fileNames(now)}</span>{' '}
        <span className="text-ink-muted">
          sent by {now.author}, <time dateTime={now.createdAt}>{momentText(now.createdAt)}</time>
        </span>
      </p>
      <ImportState now={now} />
      {list && !list.items && (
        <LoadFailure>The rows could not be loaded. Please try again.</LoadFailure>
      )}
      {list?.items && (
        <Panel heading="Rows">
          <OutcomeFilter counts={now.counts} outcome={outcome} />
          {list.items.length === 0 ? (
            <p className="p-6 text-center text-ink-muted">No rows here.</p>
          ) : (
            <>
              <ul>
                {list.items.map((row) => (
                  <RowItem key={row.position} row={row} />
                ))}
              </ul>
              <Pagination {...list} pageSize={importRowsPageSize} />
            </>
          )}
        </Panel>
      )}
    </ScreenFrame>
  )
}

const AllImports = () => (
  <TextLink to={href('/admin/imports')} className="gap-2">
    <ArrowLeft aria-hidden className="size-4" /> All imports
  </TextLink>
)
