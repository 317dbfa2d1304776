import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type UniqueIdentifier,
  useSensor,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useDragSensors } from './use-drag-sensors.ts'

interface Props<Id extends UniqueIdentifier> {
  ids: Id[]
  nameOf: (id: Id) => string
  /** The number of items on earlier pages. */
  before?: number
  collisionDetection?: CollisionDetection
  /** With positions among these. */
  onMove: (from: number, to: number) => void
  children: React.ReactNode
}

/** Makes the items of a list sortable by mouse, touch or keyboard. */
export function DragContext<Id extends UniqueIdentifier>(props: Props<Id>) {
  const { ids, nameOf, before = 0, onMove, children } = props
  const { collisionDetection = closestCenter } = props
  const sensors = useDragSensors(
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const at = (id: UniqueIdentifier) => ids.indexOf(id as Id)
  function drop({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(at(active.id), at(over.id))
  }
  const announcements = announcementsOf(
    (id) => nameOf(id as Id),
    (id) => before + at(id) + 1,
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      onDragEnd={drop}
      accessibility={{ announcements }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

type TextOf<T> = (id: UniqueIdentifier) => T

const announcementsOf = (name: TextOf<string>, place: TextOf<number>): Announcements => ({
  onDragStart: ({ active }) => `Picked up ${name(active.id)}, place ${place(active.id)}.`,
  // Skips the announcement of its own position, which would interrupt the previous one.
  onDragOver: ({ active, over }) =>
    over && over.id !== active.id ? `${name(active.id)} to place ${place(over.id)}.` : undefined,
  onDragEnd: ({ active, over }) =>
    `${name(active.id)} put down${over ? ` at place ${place(over.id)}` : ''}.`,
  onDragCancel: ({ active }) => `${name(active.id)} stays at place ${place(active.id)}.`,
})

/** The props of an item and of its handle. */
export function useDragged(id: UniqueIdentifier) {
  const { setNodeRef, setActivatorNodeRef, ...sortable } = useSortable({ id })
  const { transform, transition, isDragging, listeners, attributes } = sortable
  const shift = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined
  return {
    row: { ref: setNodeRef, style: { transform: shift, transition } },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
    isDragging,
  }
}
