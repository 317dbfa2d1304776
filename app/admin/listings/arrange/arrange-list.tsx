import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  useSensor,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { useDragSensors } from '../../use-drag-sensors.ts'
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
  const placeOf = (id: unknown) => items.findIndex((item) => item.id === id)
  const sensors = useDragSensors(
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(placeOf(active.id), placeOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements: announcementsOf(items, before) }}
    >
      {notice}
      <p role="status" className="sr-only">
        {said}
      </p>
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
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
      </SortableContext>
    </DndContext>
  )
}

function announcementsOf(items: WireListing[], before: number): Announcements {
  const at = (id: unknown) => items.findIndex((item) => item.id === id)
  const title = (id: unknown) => items[at(id)]?.title ?? ''
  const place = (id: unknown) => before + at(id) + 1
  return {
    onDragStart: ({ active }) => `Picked up ${title(active.id)}, place ${place(active.id)}.`,
    // Skips the announcement of its own position, which would interrupt the previous one.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${title(active.id)} to place ${place(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${title(active.id)} put down${over ? ` at place ${place(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${title(active.id)} stays at place ${place(active.id)}.`,
  }
}
