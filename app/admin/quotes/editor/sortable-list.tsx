import { lazy, Suspense } from 'react'
import type { ListProps } from './sortable-item.tsx'

const PlainList = ({ label, children }: ListProps) => <ol aria-label={label}>{children}</ol>

/** Where it cannot be loaded, the buttons of each item still move it. */
const Sorting = lazy(() => import('./sorting.tsx').catch(() => ({ default: PlainList })))

/** Items that are put in order by mouse, finger or keys. */
export const SortableList = (props: ListProps) => (
  <Suspense fallback={<PlainList {...props} />}>
    <Sorting {...props} />
  </Suspense>
)
