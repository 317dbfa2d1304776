import { Link } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import { screens } from '../screens.ts'
import { LoadFailure } from '../ui/load-failure.tsx'
import type { ScreenData } from './load.ts'
import { viewSearch } from './view.ts'

/** A list without rows: why, and what to do next. */
export function NoListings({ data: { kind, view, list } }: { data: ScreenData }) {
  const { noun, plural } = kindOf(kind)
  const isNarrowed = Boolean(view.q || view.status || view.isBare || view.page > 1)
  return (
    <div className="space-y-4 px-4 pt-2 pb-8">
      {!list && <LoadFailure>{screens[kind].listFailed.text}</LoadFailure>}
      <div className="py-4 text-center">
        <p className="font-semibold">No data available</p>
        {list && isNarrowed && (
          <Link
            to={{ search: viewSearch({ q: '', page: 1, edit: view.edit }) }}
            className="inline-flex min-h-11 items-center text-link underline"
          >
            Show all {plural}
          </Link>
        )}
        {list && !isNarrowed && (
          <p className="text-ink-muted">Add the first {noun} with the form.</p>
        )}
      </div>
    </div>
  )
}
