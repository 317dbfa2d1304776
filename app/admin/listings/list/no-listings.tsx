import { kindOf } from '#catalogue/kinds.ts'
import { TextLink } from '../../links/text-link.tsx'
import { screens } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import type { ScreenData } from '../load.ts'
import { isNarrowed, viewSearch } from '../view.ts'
import { DeletedListings } from './deleted-listings.tsx'

interface Props {
  data: ScreenData
  onNew: () => void
}

/** The empty state of a list: why, and what to do next. */
export function NoListings({ data: { kind, view, list }, onNew }: Props) {
  const { noun, plural } = kindOf(kind)
  return (
    <>
      <div className="space-y-4 px-4 pt-2 pb-8">
        {!list && <LoadFailure>{screens[kind].listFailed.text}</LoadFailure>}
        <div className="space-y-3 py-4 text-center">
          <p className="font-semibold">No data available</p>
          {list && (isNarrowed(view) || view.page > 1) && (
            <TextLink to={{ search: viewSearch({ q: '', page: 1, edit: view.edit }) }}>
              Show all {plural}
            </TextLink>
          )}
          {list && !isNarrowed(view) && view.page === 1 && (
            <Button onClick={onNew}>Add the first {noun}</Button>
          )}
        </div>
      </div>
      <DeletedListings kind={kind} />
    </>
  )
}
