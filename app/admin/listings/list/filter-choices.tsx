import { Link } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import { Choice } from '../../ui/choice.tsx'
import { hasCategories } from '../form/listing-body.ts'
import type { ScreenData } from '../load.ts'
import { type View, viewSearch } from '../view.ts'
import { ordersOf } from './filter-words.ts'

interface Props extends Pick<ScreenData, 'kind' | 'view' | 'totals'> {
  onStatus: () => void
  onPick: (change: Partial<View>) => void
}

/** The list's filters and order. */
export default function FilterChoices({ kind, view, totals, onStatus, onPick }: Props) {
  const declaration = kindOf(kind)
  const categories = Object.entries(declaration.categories)
  return (
    <>
      <StatusLinks view={view} totals={totals} onPick={onStatus} />
      {hasCategories(declaration) && (
        <Choice
          id="list-category"
          label="Category"
          placeholder="All categories"
          options={categories.map(([value, text]) => ({ value, text }))}
          value={view.category ?? ''}
          onChange={({ target }) => onPick({ category: Number(target.value) || undefined })}
        />
      )}
      <Choice
        id="list-order"
        label="Sort"
        options={ordersOf(declaration)}
        value={view.sort ?? ''}
        onChange={({ target }) => onPick({ sort: (target.value || undefined) as View['sort'] })}
      />
    </>
  )
}

interface StatusProps extends Pick<ScreenData, 'view' | 'totals'> {
  onPick: () => void
}

function StatusLinks({ view, totals: { published, draft, bare }, onPick }: StatusProps) {
  const states = [
    { text: 'All', count: published + draft, change: {} },
    { text: 'Published', count: published, change: { status: 'published' } },
    { text: 'Drafts', count: draft, change: { status: 'draft' } },
    { text: 'No images', count: bare, change: { isBare: true } },
  ] as const
  return (
    <nav aria-label="Status" className="grid grid-cols-2 gap-1.5">
      {states.map(({ text, count, change }) => {
        const wanted: View = { ...view, status: undefined, isBare: undefined, page: 1, ...change }
        const isCurrent = view.status === wanted.status && view.isBare === wanted.isBare
        return (
          <Link
            key={text}
            to={{ search: viewSearch(wanted) }}
            preventScrollReset
            replace
            onClick={onPick}
            aria-current={isCurrent ? 'true' : undefined}
            className="flex min-h-11 items-center justify-between gap-2 rounded-lg border border-line-strong px-3 text-sm font-medium hover:bg-surface-2 aria-current:border-primary aria-current:bg-primary-soft aria-current:text-on-primary-soft"
          >
            {text}
            {count > 0 && <span className="tabular-nums">{count.toLocaleString('en-IN')}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
