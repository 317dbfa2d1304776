import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { useDragged } from '../../sorting/drag-context.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Summary, Thumbnail } from '../list/row-parts.tsx'
import { stepId, type useSteps } from './use-steps.ts'

interface Props {
  kind: KindName
  item: WireListing
  /** From 1, among all of the kind. */
  place: number
  isFirst: boolean
  isLast: boolean
  onStep: ReturnType<typeof useSteps>['onStep']
}

export function ArrangeRow({ kind, item, place, isFirst, isLast, onStep }: Props) {
  const { row, handle, isDragging } = useDragged(item.id)
  const step = (by: -1 | 1) => ({
    id: stepId(item.id, by),
    onClick: (event: React.MouseEvent) => onStep(item.id, by, event),
  })
  return (
    <li
      {...row}
      className={`flex items-center gap-2 border-b border-line bg-surface py-2 pr-2 last:border-b-0 ${isDragging ? 'relative z-10 shadow-lg' : ''}`}
    >
      <button
        type="button"
        {...handle}
        className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center text-ink-muted hover:text-ink"
      >
        <GripVertical aria-hidden className="size-5" />
        <span className="sr-only">Drag {item.title}</span>
      </button>
      <span className="w-6 shrink-0 text-right text-sm text-ink-muted tabular-nums">{place}</span>
      <span className="hidden shrink-0 @min-[25rem]:block">
        <Thumbnail item={item} />
      </span>
      <span className="min-w-0 grow">
        <Summary kind={kind} item={item} />
      </span>
      <IconButton {...step(-1)} text={`Move ${item.title} up`} isOff={isFirst}>
        <ArrowUp aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton {...step(1)} text={`Move ${item.title} down`} isOff={isLast}>
        <ArrowDown aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  )
}
