import { href, Link } from 'react-router'
import { importPageSize } from '#catalogue/imports/import.ts'
import type { WireImport } from '#server/api/imports/import-answer.ts'
import { readList } from '../api/guard.ts'
import { momentText } from '../dates.ts'
import { PagedList } from '../search/paged-list.tsx'
import { Failure } from '../shell/failure.tsx'
import { Panel, ScreenFrame } from '../shell/screen-frame.tsx'
import type { Route } from './+types/imports'
import { ExportPanel } from './export-panel.tsx'
import { SendPanel } from './send-panel.tsx'
import { UndoButton } from './undo-button.tsx'
import { fileNames, isWorking, resultText, stateText } from './words.ts'

export const ErrorBoundary = Failure

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readList<WireImport>(request, '/imports')

/** Starts imports of spreadsheets, and lists earlier ones. */
export default function Imports({ loaderData }: Route.ComponentProps) {
  return (
    <ScreenFrame title="Imports">
      <p className="max-w-prose text-ink-muted">
        Bring listings in from your own spreadsheets, or change many at once. A column ‘ID’ with
        your own numbers lets a second import change what came before.
      </p>
      <SendPanel />
      <ExportPanel />
      <Panel heading="Past imports">
        <PagedList
          {...loaderData}
          pageSize={importPageSize}
          plural="imports"
          empty="What you import appears here, with its undo."
        >
          {(items) => (
            <ul>
              {items.map((each) => (
                <PastImport key={each.id} each={each} />
              ))}
            </ul>
          )}
        </PagedList>
      </Panel>
    </ScreenFrame>
  )
}

const PastImport = ({ each }: { each: WireImport }) => (
  <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3 last:border-b-0">
    <div className="min-w-0 grow basis-64">
      <Link
        to={href('/admin/imports/:id', { id: String(each.id) })}
        className="inline-flex min-h-8 items-center font-semibold wrap-anywhere text-link underline pointer-coarse:min-h-11"
      >
        {fileNames(each)}
      </Link>
      <p className="text-sm">
        {stateText(each)}
        {!isWorking(each) && each.state !== 'failed' && `: ${resultText(each)}`}
      </p>
      <p className="text-sm text-ink-muted">
        {each.author}, <time dateTime={each.createdAt}>{momentText(each.createdAt)}</time>
      </p>
    </div>
    {each.canUndo && <UndoButton import={each} />}
  </li>
)
