import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { kindOf } from '#catalogue/kinds.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import type { ScreenData } from '../load.ts'
import { useView } from '../use-view.ts'
import { viewSearch } from '../view.ts'
import { ListFilter } from './list-filter.tsx'

interface Props {
  data: ScreenData
  onNew: () => void
  onSelect: () => void
  /** Absent if the order cannot be changed. */
  onArrange?: () => void
}

/** One line: search, filter and order, selecting, adding. The choices are in the URL. */
export function ListTools({ data, onNew, onSelect, onArrange }: Props) {
  const { view, show } = useView()
  return (
    <div className="flex items-center gap-1.5 @max-[15rem]:flex-wrap">
      <SearchBox q={view.q} onSearch={(q) => show({ q, page: 1 }, { replace: true })} />
      <ListFilter data={data} onArrange={onArrange} />
      {data.list && data.list.items.length > 0 && (
        <Button size="small" className="min-h-11! px-2.5!" onClick={onSelect}>
          Select<span className="sr-only"> several</span>
        </Button>
      )}
      <Link
        to={{ search: viewSearch({ ...view, edit: 'new' }) }}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault()
          onNew()
        }}
        className={`${buttonClass({ look: 'primary', size: 'small' })} min-h-11! px-2.5!`}
      >
        <Plus aria-hidden className="size-5" />
        <span className="@max-[26rem]:sr-only">
          New<span className="sr-only"> {kindOf(data.kind).noun}</span>
        </span>
      </Link>
    </div>
  )
}
