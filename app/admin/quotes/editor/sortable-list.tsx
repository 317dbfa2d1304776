import { lazy, Suspense } from 'react'
import type { ListProps } from './sortable-item.tsx'

const PlainList = ({ label, children }: ListProps) => <ol aria-label={label}>{children}</ol>

/** If it fails to load, each item's buttons still move it. */
const Sorting = lazy(() => import('./sorting.tsx').catch(() => ({ default: PlainList })))

/** Items that can be sorted by mouse, touch or keyboard. */
export const SortableList = (props: ListProps) => (
  <Suspense fallback={<PlainList {...props} />}>
    <Sorting {...props} />
  </Suspense>
)
