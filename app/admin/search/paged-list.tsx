import { LoadFailure } from '../ui/load-failure.tsx'
import { NoData } from '../ui/no-data.tsx'
import { Pagination } from '../ui/pagination.tsx'

interface Props<T> extends React.ComponentProps<typeof Pagination> {
  /** Undefined if they failed to load. */
  items: T[] | undefined
  plural: string
  /** What to do next about an empty list. */
  empty: string
  children: (items: T[]) => React.ReactNode
}

/** A page of a list, with links to the others. */
export function PagedList<T>({ items, plural, empty, children, ...pages }: Props<T>) {
  if (!items)
    return <LoadFailure>{`The ${plural} could not be loaded. Please try again.`}</LoadFailure>
  if (items.length === 0) return <NoData>{empty}</NoData>
  return (
    <>
      {children(items)}
      <Pagination {...pages} />
    </>
  )
}
