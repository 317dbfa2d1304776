import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  useSensor,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useDragSensors } from '../../use-drag-sensors.ts'
import { ItemContext, ItemFrame, type ItemProps, type ListProps } from './sortable-item.tsx'

/** Loaded after the list has rendered: see `sortable-list.tsx`. */
export default function Sorting({ label, ids, nameOf, onMove, children }: ListProps) {
  const sensors = useDragSensors(
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestEdge}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsOf(ids, nameOf) }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ItemContext value={DraggedItem}>
          <ol aria-label={label}>{children}</ol>
        </ItemContext>
      </SortableContext>
    </DndContext>
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

function announcementsOf(ids: string[], nameOf: (id: string) => string): Announcements {
  const place = (id: unknown) => ids.indexOf(String(id)) + 1
  const name = (id: unknown) => nameOf(String(id))
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}, place ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${name(active.id)} to place ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${name(active.id)} put down${over ? ` at place ${place(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays at place ${place(active.id)}.`,
  }
}

function DraggedItem(props: ItemProps) {
  const { setNodeRef, setActivatorNodeRef, ...sortable } = useSortable({ id: props.id })
  const { transform, transition, isDragging, listeners, attributes } = sortable
  const shift = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined
  return (
    <ItemFrame
      {...props}
      row={{ ref: setNodeRef, style: { transform: shift, transition } }}
      handle={{ ref: setActivatorNodeRef, ...attributes, ...listeners }}
      isDragging={isDragging}
    />
  )
}
