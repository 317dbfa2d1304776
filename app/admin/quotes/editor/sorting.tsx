import type { CollisionDetection } from '@dnd-kit/core'
import { DragContext, useDragged } from '../../sorting/drag-context.tsx'
import { ItemContext, ItemFrame, type ItemProps, type ListProps } from './sortable-item.tsx'

/** Loaded after the list has rendered: see `sortable-list.tsx`. */
export default function Sorting({ label, ids, nameOf, onMove, children }: ListProps) {
  return (
    <DragContext {...{ ids, nameOf, onMove }} collisionDetection={closestEdge}>
      <ItemContext value={DraggedItem}>
        <ol aria-label={label}>{children}</ol>
      </ItemContext>
    </DragContext>
  )
}

/** The item whose top or bottom edge is nearest, since an open row is far taller than its neighbours. */
const closestEdge: CollisionDetection = ({
  collisionRect: { top, bottom },
  droppableRects,
  droppableContainers,
}) =>
  droppableContainers
    .flatMap((droppableContainer) => {
      const rect = droppableRects.get(droppableContainer.id)
      if (!rect) return []
      const value = Math.min(Math.abs(rect.top - top), Math.abs(rect.bottom - bottom))
      return [{ id: droppableContainer.id, data: { droppableContainer, value } }]
    })
    .sort((one, other) => one.data.value - other.data.value)

const DraggedItem = (props: ItemProps) => <ItemFrame {...props} {...useDragged(props.id)} />
