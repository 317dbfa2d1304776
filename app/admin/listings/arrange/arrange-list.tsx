import type { KindName } from '#catalogue/kinds.ts'
import { DragContext } from '../../sorting/drag-context.tsx'
import type { ListPage } from '../load.ts'
import { ArrangeRow } from './arrange-row.tsx'
import { useArrange } from './use-arrange.ts'
import { useSteps } from './use-steps.ts'

interface Props {
  kind: KindName
  list: ListPage
  /** The number of listings on earlier pages. */
  before: number
}

/** Sorts a page's listings in the order of the site: by mouse, touch, keyboard or buttons. */
export default function ArrangeList({ kind, list, before }: Props) {
  const { items, move, notice } = useArrange(kind, list.items, before)
  const { onStep, said } = useSteps({ items, before, total: list.total, move })
  return (
    <DragContext
      ids={items.map(({ id }) => id)}
      nameOf={(id) => items.find((item) => item.id === id)?.title ?? ''}
      before={before}
      onMove={move}
    >
      {notice}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label="Order on the site" start={before + 1}>
        {items.map((item, at) => (
          <ArrangeRow
            key={item.id}
            kind={kind}
            item={item}
            place={before + at + 1}
            isFirst={before + at === 0}
            isLast={before + at === list.total - 1}
            onStep={onStep}
          />
        ))}
      </ol>
    </DragContext>
  )
}
