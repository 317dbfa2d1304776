import { X } from 'lucide-react'
import { Link } from 'react-router'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { useView } from '../use-view.ts'
import { viewSearch } from '../view.ts'
import { filtersIn } from './filter-words.ts'

/** The active filters, each with a button to remove it. */
export default function FilterChips({ kind }: { kind: KindName }) {
  const { view } = useView()
  const filters = filtersIn(view, kindOf(kind))
  return (
    <ul aria-label="Filters" className="flex flex-wrap gap-1.5">
      {filters.map(({ text, without }) => (
        <li key={text} className="min-w-0">
          <Link
            to={{ search: viewSearch({ ...view, ...without, page: 1 }) }}
            preventScrollReset
            replace
            className="flex min-h-9 items-center gap-1.5 rounded-full bg-primary-soft px-3 text-sm font-medium text-on-primary-soft pointer-coarse:min-h-11"
          >
            <span className="truncate">
              <span className="sr-only">Remove </span>
              {text}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
