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
import { GripVertical } from 'lucide-react'
import { useDragSensors } from '../../use-drag-sensors.ts'

interface ListProps {
  label: string
  ids: string[]
  /** How an item is called. */
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  children: React.ReactNode
}

/** Items that are put in order by mouse, finger or keys. */
export function SortableList({ label, ids, nameOf, onMove, children }: ListProps) {
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
        <ol aria-label={label}>{children}</ol>
      </SortableContext>
    </DndContext>
  )
}

/** The item whose top or bottom is nearest: an open row is far higher than its neighbours. */
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

interface ItemProps {
  id: string
  /** How it is called, where that is read out. */
  name: React.ReactNode
  children: React.ReactNode
}

/** One of them, with what it is dragged by. */
export function SortableItem({ id, name, children }: ItemProps) {
  const { setNodeRef, setActivatorNodeRef, ...sortable } = useSortable({ id })
  const { transform, transition, isDragging, listeners, attributes } = sortable
  const shift = transform ? `translate3d(0, ${transform.y}px, 0)` : undefined
  return (
    <li
      ref={setNodeRef}
      style={{ transform: shift, transition }}
      className={`flex items-start border-b border-line bg-surface last:border-b-0 ${isDragging ? 'relative z-10 shadow-lg' : ''}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        className="mt-1.5 -ml-2 flex h-11 w-8 shrink-0 cursor-grab touch-none items-center justify-center text-ink-muted hover:text-ink"
      >
        <GripVertical aria-hidden className="size-5" />
        <span className="sr-only">Drag {name}</span>
      </button>
      <div className="min-w-0 grow">{children}</div>
    </li>
  )
}
