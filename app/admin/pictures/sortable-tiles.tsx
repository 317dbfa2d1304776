import { type Announcements, closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { moved } from '../moved.ts'
import { useDragSensors } from '../sorting/use-drag-sensors.ts'
import type { Picture } from './picture.ts'
import { PictureTile, type TileProps } from './picture-tile.tsx'
import { PictureTiles, type TilesProps } from './picture-tiles.tsx'

/** The pictures of a form, also sortable by mouse and touch. */
export default function SortableTiles(props: TilesProps) {
  const { pictures, onChange } = props
  const sensors = useDragSensors()
  const placeOf = (key: unknown) => pictures.findIndex((picture) => picture.key === key)
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    onChange(moved(pictures, placeOf(active.id), placeOf(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsOf(pictures),
        screenReaderInstructions: { draggable: '' },
      }}
    >
      <SortableContext items={pictures.map(({ key }) => key)} strategy={rectSortingStrategy}>
        <PictureTiles {...props} Tile={SortableTile} />
      </SortableContext>
    </DndContext>
  )
}

/** Its buttons move it by keyboard, so the picture itself needs no focus. */
function SortableTile(props: TileProps) {
  const { key } = props.picture
  const sortable = useSortable({ id: key, disabled: props.count < 2 })
  const { setNodeRef, setActivatorNodeRef, transform, transition, listeners, isDragging } = sortable
  const shift = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined
  return (
    <PictureTile
      {...props}
      drag={{
        ref: setNodeRef,
        handleRef: setActivatorNodeRef,
        style: { transform: shift, transition },
        listeners,
        isDragging,
      }}
    />
  )
}

function announcementsOf(pictures: Picture[]): Announcements {
  const place = (key: unknown) => pictures.findIndex((picture) => picture.key === key) + 1
  return {
    onDragStart: ({ active }) => `Picked up picture ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? `Picture ${place(active.id)} to place ${place(over.id)}.`
        : undefined,
    onDragEnd: ({ over }) => (over ? `Put down at place ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `Picture ${place(active.id)} stays.`,
  }
}
