import { GripVertical } from 'lucide-react'
import { type ComponentType, createContext, use } from 'react'

export interface ListProps {
  label: string
  ids: string[]
  /** The accessible name of an item. */
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  children: React.ReactNode
}

export interface ItemProps {
  id: string
  /** Its name for announcements. */
  name: React.ReactNode
  children: React.ReactNode
}

interface FrameProps extends ItemProps {
  row?: React.ComponentProps<'li'>
  handle?: React.ComponentProps<'button'>
  isDragging?: boolean
}

/** Rows out of view are not rendered; the margin is for handle and focus rings. */
const unseen =
  '[contain-intrinsic-block-size:auto_5rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]'

/** A row with its drag handle. */
export const ItemFrame = ({ name, children, row, handle, isDragging }: FrameProps) => (
  <li
    {...row}
    className={`flex items-start border-b border-line bg-surface last:border-b-0 ${isDragging ? 'relative z-10 shadow-lg' : unseen}`}
  >
    <button
      type="button"
      {...handle}
      className="mt-1.5 -ml-2 flex h-11 w-8 shrink-0 pointer-coarse:w-11 cursor-grab touch-none items-center justify-center text-ink-muted hover:text-ink"
    >
      <GripVertical aria-hidden className="size-5" />
      <span className="sr-only">Drag {name}</span>
    </button>
    <div className="min-w-0 grow wrap-anywhere">{children}</div>
  </li>
)

/** The items without dragging, until its library is loaded. */
export const ItemContext = createContext<ComponentType<ItemProps>>(ItemFrame)

export function SortableItem(props: ItemProps) {
  const Item = use(ItemContext)
  return <Item {...props} />
}
