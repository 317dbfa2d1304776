import { Suspense } from 'react'
import { lazily } from '../../ui/lazily.ts'
import type { ListProps } from './sortable-item.tsx'

const Sorting = lazily(() => import('./sorting.tsx'))

/** Items that are put in order by mouse, finger or keys. */
export const SortableList = (props: ListProps) => (
  <Suspense fallback={<ol aria-label={props.label}>{props.children}</ol>}>
    <Sorting {...props} />
  </Suspense>
)
